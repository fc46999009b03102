import { ok } from '@mahjong-fortress/base/result';
import { gameNow, type Match, openRecord } from '@mahjong-fortress/match';
import type { AnySetup } from '@mahjong-fortress/match/arena';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';
import { wholeOption } from '../arguments.ts';
import { badUsage, type Call, type Command } from '../command.ts';
import { paintFor } from '../draw/paint.ts';
import { GAME_OPTION, gameOption, withKit } from '../games/index.ts';
import type { GameKit } from '../games/kit.ts';
import { readParsed } from '../input.ts';
import { widthOf } from '../world.ts';

function storyOf<Setup extends AnySetup, Game, View, Action, Event>(
  { rules, tell }: GameKit<Setup, Game, View, Action, Event>,
  { games, actions, events }: Match<Game, Action, Event>,
  names: readonly string[],
  words: TerminalWords,
): string[] {
  const [first] = games;
  const digits = String(events.length).length;
  return events.map((list, index) => {
    const action = actions[index];
    const text = action === undefined ? '' : rules.makeAction(first, action);
    const told = tell(list, first, names, words).join('; ');
    return `${String(index + 1).padStart(digits)}  ${text.padEnd(16)}  ${told}`.trimEnd();
  });
}

async function replayed<Setup extends AnySetup, Game, View, Action, Event>(
  kit: GameKit<Setup, Game, View, Action, Event>,
  call: Call,
): ReturnType<Command['run']> {
  const { rules } = kit;
  const { world, words, positionals } = call;
  const [path = '-'] = positionals;
  const most = Number.MAX_SAFE_INTEGER;
  const at = wholeOption(call, 'at', { low: 0, high: most, otherwise: most });
  if (!at.ok) return at;
  const upTo = at.value;
  const opened = await readParsed(world, path, (text) => openRecord(rules, text, { upTo }));
  if (!opened.ok) return opened;
  const { record, match } = opened.value;
  const total = record.actions.length;
  if (call.has('at') && upTo > total) {
    return badUsage(`“--at ${upTo}”: the record has only ${total} actions.`);
  }

  const game = gameNow(match);
  const position = kit.makePosition(game);
  if (call.has('position')) return ok({ json: position, text: JSON.stringify(position, null, 2) });
  const names = kit.seatNames(
    game,
    words,
    record.seats.map(({ name }) => name),
  );
  const turn = rules.toMove(game);
  const style = { paint: paintFor(world.colour), width: widthOf(world.stdout), names, words };
  const view = rules.view(game, turn.type === 'seat' ? turn.seat : undefined);
  const story = storyOf(kit, match, names, words);
  return ok({
    json: {
      at: match.actions.length,
      actions: total,
      over: turn.type === 'nobody',
      position,
      events: match.events,
    },
    text: [...story, '', ...kit.drawBoard(view, style), '', kit.scoreText(game, style)].join('\n'),
  });
}

export const replay: Command = {
  name: 'replay',
  summary: 'Replay a record: what happened, the board and the score',
  usage: '<record> [--at N]',
  takes: [1, 1],
  options: {
    ...GAME_OPTION,
    at: { value: 'N', about: 'stop after N actions; 0 is the deal' },
    position: { about: 'print only the position reached' },
  },
  examples: [
    'mf replay game.json --at 12',
    'mf replay game.json --at 12 --position | mf legal -',
    'sed -n 3p games.jsonl | mf replay -',
  ],
  async run(call) {
    const game = gameOption(call);
    return game.ok ? withKit(game.value, (kit) => replayed(kit, call)) : game;
  },
};
