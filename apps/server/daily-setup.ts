/** The fortress and the cards of a day: those that the game draws for its date where there is no server. */
import { randomFromSeed, shuffled } from '@mahjong-fortress/base/random';
import { BUNDLED_LAYOUTS, identityOf } from '@mahjong-fortress/layouts-schema';
import { dragonsFor, mahjongFortress, SPIRIT_IDS } from '@mahjong-fortress/rules';

const SEASONS = 4;

export function dailySetup(day: string): unknown {
  const random = randomFromSeed(`daily ${day} choice`);
  const [spirit] = shuffled(SPIRIT_IDS, random);
  const [dragon] = shuffled(dragonsFor(1), random);
  // The colour of the seat is drawn, too; it is of no interest here.
  random.below(SEASONS);
  const layouts = BUNDLED_LAYOUTS.filter(({ players }) => players.includes(1) || players.includes(3));
  const layout = layouts[random.below(layouts.length)];
  if (!layout) throw new Error('no fortress is for one player');
  const setup = {
    fortress: identityOf(layout, 'en'),
    layout: layout.rows,
    seed: '',
    players: 1,
    firstPlayer: 0,
    spirits: spirit ? [spirit] : [],
    dragons: dragon ? [dragon] : [],
  } as const;
  const dealt = mahjongFortress.begin(setup);
  if (!dealt.ok) throw new Error(dealt.error.message);
  return mahjongFortress.makeSetup(mahjongFortress.settled(setup, dealt.value));
}
