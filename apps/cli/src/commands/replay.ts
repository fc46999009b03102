import { ok } from '@mahjong-fortress/base/result';
import { gameNow, type Match, openRecord } from '@mahjong-fortress/match';
import {
  type Action,
  boardsOf,
  type Game,
  type GameEvent,
  mahjongFortress,
  makeAction,
  makePosition,
  viewFor,
} from '@mahjong-fortress/rules';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';
import { wholeOption } from '../arguments.ts';
import { badUsage, type Command } from '../command.ts';
import { drawBoard } from '../draw/board.ts';
import { paintFor } from '../draw/paint.ts';
import { readParsed } from '../input.ts';
import { seatNames, wordsForEvents } from '../words/events.ts';
import { scoreText } from '../words/scores.ts';
import { type World, widthOf } from '../world.ts';

type Played = Match<Game, Action, GameEvent>;

function storyOf(
  { games, actions, events }: Played,
  names: readonly string[],
  words: TerminalWords,
): string[] {
  const boards = boardsOf(games[0]);
  const digits = String(events.length).length;
  return events.map((list, index) => {
    const action = actions[index];
    const text = action ? makeAction(boards, action) : '';
    const told = wordsForEvents(list, boards, names, words).join('; ');
    return `${String(index + 1).padStart(digits)}  ${text.padEnd(16)}  ${told}`.trimEnd();
  });
}

function boardText(world: World, game: Game, names: readonly string[], words: TerminalWords): string {
  const style = { paint: paintFor(world.colour), width: widthOf(world.stdout), names, words };
  return drawBoard(viewFor(game, game.turn.player), style).join('\n');
}

export const replay: Command = {
  name: 'replay',
  summary: 'Replay a record: what happened, the board and the score',
  usage: '<record> [--at N]',
  takes: [1, 1],
  options: {
    at: { value: 'N', about: 'stop after N actions; 0 is the deal' },
    position: { about: 'print only the position reached' },
  },
  examples: [
    'mf replay game.json --at 12',
    'mf replay game.json --at 12 --position | mf legal -',
    'sed -n 3p games.jsonl | mf replay -',
  ],
  async run(call) {
    const { world, words, positionals } = call;
    const [path = '-'] = positionals;
    const most = Number.MAX_SAFE_INTEGER;
    const at = wholeOption(call, 'at', { low: 0, high: most, otherwise: most });
    if (!at.ok) return at;
    const upTo = at.value;
    const opened = await readParsed(world, path, (text) => openRecord(mahjongFortress, text, { upTo }));
    if (!opened.ok) return opened;
    const { record, match } = opened.value;
    const total = record.actions.length;
    if (call.has('at') && upTo > total) {
      return badUsage(`“--at ${upTo}”: the record has only ${total} actions.`);
    }

    const game = gameNow(match);
    const position = makePosition(game);
    if (call.has('position')) return ok({ json: position, text: JSON.stringify(position, null, 2) });
    const names = seatNames(
      game,
      words,
      record.seats.map(({ name }) => name),
    );
    const story = storyOf(match, names, words);
    return ok({
      json: {
        at: match.actions.length,
        actions: total,
        over: game.over,
        position,
        events: match.events,
      },
      text: [
        ...story,
        '',
        boardText(world, game, names, words),
        '',
        scoreText(game, names, words, widthOf(world.stdout)),
      ].join('\n'),
    });
  },
};
