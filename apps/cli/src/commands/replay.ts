import { ok } from '@mahjong-fortress/base/result';
import {
  boardsOf,
  type Game,
  type GameRecord,
  makeAction,
  makePosition,
  parseRecord,
  type Replay,
  replay as replayRecord,
  viewFor,
} from '@mahjong-fortress/rules';
import type { TerminalWords } from '@mahjong-fortress/words/terminal';
import { wholeOption } from '../arguments.ts';
import { badUsage, type Command, rejected } from '../command.ts';
import { drawBoard } from '../draw/board.ts';
import { paintFor } from '../draw/paint.ts';
import { readParsed, sourceName } from '../input.ts';
import { seatNames, wordsForEvents } from '../words/events.ts';
import { scoreText } from '../words/scores.ts';
import { type World, widthOf } from '../world.ts';

function storyOf(
  record: GameRecord,
  { events }: Replay,
  game: Game,
  names: readonly string[],
  words: TerminalWords,
): string[] {
  const boards = boardsOf(game);
  const digits = String(events.length).length;
  return events.map((list, index) => {
    const action = record.actions[index];
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
  summary: 'Play a record again: what happened, the board and the score',
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
    const record = await readParsed(world, path, parseRecord);
    if (!record.ok) return record;
    const total = record.value.actions.length;
    const upTo = wholeOption(call, 'at', { low: 0, high: Number.MAX_SAFE_INTEGER, otherwise: total });
    if (!upTo.ok) return upTo;
    if (upTo.value > total) return badUsage(`“--at ${upTo.value}”: the record has only ${total} actions.`);
    const replayed = replayRecord(record.value, { upTo: upTo.value });
    if (!replayed.ok) return rejected(replayed.error, sourceName(path));

    const game = replayed.value.games.at(-1) as Game;
    const position = makePosition(game);
    if (call.has('position')) return ok({ json: position, text: JSON.stringify(position, null, 2) });
    const names = seatNames(
      game,
      words,
      record.value.seats.map(({ name }) => name),
    );
    const story = storyOf(record.value, replayed.value, game, names, words);
    return ok({
      json: { at: upTo.value, actions: total, over: game.over, position, events: replayed.value.events },
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
