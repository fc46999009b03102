/** The statecharts that docs/statechart.svg shows: a match, and the turn that is played in it while somebody is asked. */
import { makeMatchMachine } from '@mahjong-fortress/match/chart';
import { chartsAsDot } from '@mahjong-fortress/match/drawing';
import { gameMachine } from '../src/flow/machine.ts';
import { mahjongFortress } from '../src/index.ts';

const nothing = () => Promise.resolve();

export function drawnCharts(): string {
  return chartsAsDot({
    'a match': makeMatchMachine(mahjongFortress, { think: async () => [], show: nothing, pause: nothing })
      .root,
    'a game and its turns': gameMachine.root,
  });
}
