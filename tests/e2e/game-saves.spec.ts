import { expect, test } from '@playwright/test';
import { GamePage } from './pages/game-page.ts';
import { findMoment } from './pages/game-records.ts';

test('a game goes on after a reload; a damaged save costs no other, and a deleted one can be put back', async ({
  page,
}) => {
  const game = new GamePage(page);
  const saves = page.getByRole('dialog').getByRole('listitem');
  await game.open();
  await game.startSeeded('resume');
  await game.takeFirst('shrine');
  const before = await game.read('position');

  await test.step('a game goes on after a reload in the middle of a turn', async () => {
    await page.reload();
    await game.goOn();
    expect(await game.read('phase')).toBe('place');
    expect(await game.read('position')).toEqual(before);
    expect(await game.read('seed')).toBe('resume');
  });

  await test.step('a deleted game can be put back', async () => {
    await game.open();
    await game.button('Saved games').click();
    await expect(saves).toHaveCount(1);
    await saves.getByRole('button', { name: /^Delete: You · Maple, .*\d/ }).click();
    await expect(saves).toHaveCount(0);
    await expect(game.button('Restore')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('list')).toBeFocused();
    await saves.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => game.read('seed')).toBe('resume');
  });

  await test.step('a corrupt save is named as such and costs no other', async () => {
    await page.evaluate(() => {
      localStorage.setItem('mahjong-fortress/save/broken', '{"version":1,"savedAt":9e15,"record":{"layout"');
      localStorage.setItem(
        'mahjong-fortress/save/strange',
        '{"version":1,"savedAt":1,"seasons":[0,1],"record":{}}',
      );
    });
    await game.open();
    await game.button('Saved games').click();
    await expect(page.getByText('This save is damaged and can’t be opened.')).toHaveCount(2);
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => game.read('seed')).toBe('resume');
    expect(await game.read('position')).toEqual(before);
  });
});

test('a save whose game cannot be played again says so when it is opened, and can be deleted', async ({
  page,
}) => {
  const { record } = findMoment(() => true);
  const game = new GamePage(page);
  await game.open({ saved: { ...record, actions: [{ type: 'summon' }] } });
  await game.button(/^Continue/).click();
  const saves = page.getByRole('dialog').getByRole('listitem');
  await saves.getByRole('button', { name: 'Continue' }).click();
  await expect(saves.getByText('This save is damaged and can’t be opened.')).toBeVisible();
  await saves.getByRole('button', { name: /^Delete/ }).click();
  await expect(saves).toHaveCount(0);
});
