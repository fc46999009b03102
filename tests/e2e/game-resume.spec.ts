/** Whatever the phase, a tab that is closed costs nothing. */
import {
  type Action,
  type Game,
  isLastRound,
  legalActions,
  mahjongFortress,
  phaseOf,
  type SpiritId,
} from '@mahjong-fortress/rules';
import { expect, test } from '@playwright/test';
import { GamePage } from './pages/game-page.ts';
import { findMoment } from './pages/game-records.ts';

interface Case {
  readonly name: string;
  /** The Spirit in play, which is called as soon as it can be. */
  readonly called?: SpiritId;
  /** A Spirit in play that nobody calls. */
  readonly spared?: SpiritId;
  isReached(after: Game, before: Game): boolean;
}

const CASES: readonly Case[] = [
  { name: 'choosing an action', isReached: (after) => after.round > 1 && phaseOf(after) === 'choose' },
  { name: 'finishing it', isReached: (after) => phaseOf(after) === 'finish' },
  { name: 'two tiles in hand', isReached: ({ turn }) => turn.finished && turn.hand.length === 2 },
  {
    name: 'one of two placed',
    isReached: ({ turn }, before) => turn.hand.length === 1 && before.turn.hand.length === 2,
  },
  { name: 'a set to lock', isReached: (after) => phaseOf(after) === 'lock' },
  { name: 'building shrines', isReached: (after) => phaseOf(after) === 'build' },
  {
    name: 'a Spirit called',
    called: 'destruction',
    isReached: (after) => phaseOf(after) === 'effect',
  },
  {
    name: 'in the middle of what a Spirit does',
    called: 'strength',
    isReached: ({ turn: { effect } }) => effect?.spirit === 'strength' && effect.moved.length === 1,
  },
  {
    name: 'bound by a Spirit',
    called: 'depths',
    isReached: (after) => after.turn.activated === 'depths' && phaseOf(after) === 'finish',
  },
  { name: 'ending the turn', spared: 'destruction', isReached: (after) => phaseOf(after) === 'end' },
  { name: 'the last round', isReached: (after) => isLastRound(after) && phaseOf(after) === 'choose' },
];

const call = (game: Game): Action | undefined => legalActions(game).find(({ type }) => type === 'activate');

test(`a reload changes nothing: ${CASES.map(({ name }) => name).join(', ')}`, async ({ page }) => {
  const moments = CASES.map(({ name, called, spared, isReached }) => ({
    name,
    ...findMoment((before, after) => isReached(after, before), {
      spirits: [called ?? spared ?? []].flat(),
      ...(called ? { choose: call } : {}),
    }),
  }));
  const game = new GamePage(page);
  await game.open({ shelf: Object.fromEntries(moments.map(({ record }, at) => [`moment-${at}`, record])) });
  for (const [at, { name, record, action }] of moments.entries()) {
    await test.step(name, async () => {
      await game.goTo(`moment-${at}`, record);
      await game.legal();
      await game.doByKeyboard(action);
      const legal = await game.legal();
      const position = await game.read('position');
      await page.reload();
      await expect(page.getByRole('grid', { name: 'Fortress' })).toBeAttached();
      expect(await game.read('position')).toEqual(position);
      expect(await game.read('legal')).toEqual(legal);
      const next = legal.find((step) => !step.startsWith('activate')) ?? '';
      await game.doByKeyboard(next);
      expect(await game.read('steps')).toBe(record.actions.length + 2);
    });
  }
});

test('reload: the final score', async ({ page }) => {
  const { record, action, after } = findMoment((_, { over }) => over, {
    sitters: ['novice', 'human'],
  });
  const game = new GamePage(page);
  await game.resume(record);
  await game.doByKeyboard(action);
  await expect(page.getByRole('heading', { name: 'Final score' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Final score' })).toBeFocused();
  await game.button('Main menu').click();
  await expect(game.button(/^Continue/)).toBeHidden();
  await game.button('Saved games').click();
  await game.button('Final score').click();
  await expect(page.getByRole('heading', { name: 'Final score' })).toBeFocused();
  for (const { seat, points } of mahjongFortress.standings(after)) {
    await expect(page.getByTestId(`total-${seat}`)).toHaveText(String(points));
  }
  // Looking at it once more is not another game.
  await game.button('Main menu').click();
  await game.button('Statistics').click();
  await expect(page.getByRole('row', { name: /^Novice 1 / })).toBeVisible();
});
