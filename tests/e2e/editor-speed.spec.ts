import { layoutById } from '@mahjong-fortress/layouts-schema';
import { expect, test } from '@playwright/test';
import { EditorPage } from './pages/editor.ts';

/** What a step of a stroke may take on the largest paper, and how much slower a busy machine may be. */
const BUDGET = 8;
const ROOM = 3;

test('a step of a stroke on 24 × 16 cells stays within its budget', { tag: '@measured' }, async ({
  page,
}) => {
  const editor = new EditorPage(page);
  // A full shelf, and open: it must not cost the pen anything.
  await page.addInitScript((layout) => {
    for (let number = 0; number < 300; number++) {
      const kept = JSON.stringify({ savedAt: number, layout: { ...layout, name: `Castle ${number}` } });
      localStorage.setItem(`mahjong-fortress/fortress/full-${number}`, kept);
    }
  }, layoutById('castle'));
  await editor.open();
  await editor.startWith('Empty grid');
  await page.getByRole('spinbutton', { name: 'Columns' }).fill('24');
  await page.getByRole('spinbutton', { name: 'Rows' }).fill('16');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await editor.height(2);
  await editor.drag({ row: 0, column: 0 }, { row: 0, column: 0 });
  await editor.menu('My fortresses');
  await expect(page.getByTestId('shelf').getByRole('listitem')).toHaveCount(40);

  const times = await page.evaluate(async () => {
    const canvas = document.querySelector('[data-testid=canvas]');
    if (!canvas) throw new Error('no canvas');
    const centre = (row: number, column: number) => {
      const box = document.getElementById(`cell-${row}-${column}`)?.getBoundingClientRect();
      if (!box) throw new Error('no cell');
      return { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
    };
    const places = Array.from({ length: 16 * 24 }, (_, index) => centre(Math.floor(index / 24), index % 24));
    const send = (type: string, place: { clientX: number; clientY: number }) =>
      canvas.dispatchEvent(new PointerEvent(type, { ...place, pointerId: 1, bubbles: true, button: 0 }));
    // A pointer that was made up cannot be captured.
    canvas.setPointerCapture = () => undefined;
    const first = places[0];
    if (!first) throw new Error('no place');
    send('pointerdown', first);
    const measured: number[] = [];
    for (const [index, place] of places.entries()) {
      const begun = performance.now();
      send('pointermove', place);
      // Preact draws in a microtask; reading a size makes the browser lay everything out.
      await Promise.resolve();
      await new Promise<void>((resolve) => queueMicrotask(resolve));
      canvas.getBoundingClientRect();
      document.querySelector('.right')?.getBoundingClientRect();
      const cell = document.getElementById(`cell-${Math.floor(index / 24)}-${index % 24}`);
      if (cell?.dataset.height !== '2') throw new Error('The step was not on the screen yet.');
      measured.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    send('pointerup', first);
    return measured;
  });
  const inOrder = times.toSorted((a, b) => a - b);
  const median = inOrder[Math.floor(times.length / 2)] ?? Number.NaN;
  const slow = inOrder[Math.floor(0.95 * times.length)] ?? Number.NaN;
  test.info().annotations.push({ type: 'median', description: `${median.toFixed(2)} ms` });
  console.log(
    `painting and checking 24 × 16: ${median.toFixed(2)} ms a step (median of ${times.length}), p95 ${slow.toFixed(2)} ms`,
  );
  expect((await editor.rows()).every((digits) => digits === '2'.repeat(24))).toBe(true);
  expect(median).toBeLessThan(BUDGET * ROOM);
  expect(slow).toBeLessThan(2 * BUDGET * ROOM);
});
