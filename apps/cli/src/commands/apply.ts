import { problem } from '@mahjong-fortress/base/problem';
import { ok } from '@mahjong-fortress/base/result';
import { boardsOf, type GameEvent, makePosition, parseAction, play } from '@mahjong-fortress/rules';
import { type Command, rejected } from '../command.ts';
import { readPosition } from '../input.ts';
import { tell } from '../terminal.ts';
import { seatNames, wordsForEvents } from '../words/events.ts';

export const apply: Command = {
  name: 'apply',
  summary: 'Play actions in a position and print the next position',
  usage: '<position> <action>…',
  takes: [2, 10_000],
  options: {},
  details:
    'Each action is one argument: quote it. Events are reported on standard error, or under “events” with --json.',
  examples: [
    "mf apply first.json 'take d3' shrine 'place M4 b2'",
    "mf deal | mf apply - 'take d3' | mf legal -",
  ],
  async run({ world, words, json, positionals: [path = '-', ...texts] }) {
    const read = await readPosition(world, path);
    if (!read.ok) return read;
    const boards = boardsOf(read.value);
    let game = read.value;
    const events: GameEvent[] = [];
    for (const [index, text] of texts.entries()) {
      const source = `action ${index + 1}, “${text.slice(0, 60)}”`;
      const action = parseAction(boards, text);
      if (!action.ok) {
        const hint = texts.length > 1 ? " Quote actions of several words: 'take e3'." : '';
        return rejected({ ...action.error, message: action.error.message + hint }, source);
      }
      const played = play(game, action.value);
      if (!played.ok) return rejected(problem(played.error.code, '', played.error.reason), source);
      game = played.value.game;
      events.push(...played.value.events);
    }
    const told = wordsForEvents(events, boards, seatNames(game, words), words);
    if (!json) for (const line of told) tell(world, line);
    const position = makePosition(game);
    return ok({ json: { position, events }, text: JSON.stringify(position, null, 2) });
  },
};
