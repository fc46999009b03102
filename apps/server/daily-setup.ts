/**
 * The fortress and the cards of a day: those that the game draws for its date where there is no server, unless the lot falls on
 * one that is featured in the gallery.
 */
import { BUNDLED_LAYOUTS, identityOf, type Layout, suits } from '@mahjong-fortress/layouts-schema';
import { drawOfDay, mahjongFortress } from '@mahjong-fortress/rules';

export function dailySetup(day: string, featured: readonly Layout[]): unknown {
  const { fortress, spirits, dragons } = drawOfDay(
    day,
    [...BUNDLED_LAYOUTS, ...featured].filter((layout) => suits(layout, 1)),
  );
  if (!fortress) throw new Error('no fortress is for one player');
  const setup = {
    fortress: identityOf(fortress, 'en'),
    layout: fortress.rows,
    seed: '',
    players: 1,
    firstPlayer: 0,
    spirits,
    dragons,
  } as const;
  const dealt = mahjongFortress.begin(setup);
  if (!dealt.ok) throw new Error(dealt.error.message);
  return mahjongFortress.makeSetup(mahjongFortress.settled(setup, dealt.value));
}
