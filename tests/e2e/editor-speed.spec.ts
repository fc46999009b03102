import { layoutById } from '@mahjong-fortress/layouts-schema';
import { expect, test } from '@playwright/test';
import { EditorPage } from './pages/editor.ts';

/** What a step of a stroke may take on the largest paper, in milliseconds: half of them, and all but one in twenty. */
const MEDIAN = 8;
const SLOW = 16;
/** Whoever else is busy on the machine makes steps slower and never quicker: the best stroke of some is what steps take. */
const STROKES = [2, 3, 4] as const;

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
  await editor.drag({ row: 0, column: 0 }, { row: 0, column: 0 });
  await editor.menu('My fortresses');
  await expect(page.getByTestId('shelf').getByRole('listitem')).toHaveCount(40);

  const stroke = (height: number) =>
    page.evaluate(async (wanted) => {
      const canvas = document.querySelector('[data-testid=canvas]');
      if (!canvas) throw new Error('no canvas');
      const centre = (row: number, column: number) => {
        const box = document.getElementById(`cell-${row}-${column}`)?.getBoundingClientRect();
        if (!box) throw new Error('no cell');
        return { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
      };
      const places = Array.from({ length: 16 * 24 }, (_, index) =>
        centre(Math.floor(index / 24), index % 24),
      );
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
        if (cell?.dataset.height !== String(wanted)) throw new Error('The step was not on the screen yet.');
        measured.push(performance.now() - begun);
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
      send('pointerup', first);
      return measured;
    }, height);
  const strokes: { readonly median: number; readonly slow: number }[] = [];
  for (const height of STROKES) {
    await editor.height(height);
    const times = (await stroke(height)).toSorted((a, b) => a - b);
    const timeAt = (share: number) => times[Math.floor(share * times.length)] ?? Number.NaN;
    strokes.push({ median: timeAt(0.5), slow: timeAt(0.95) });
  }
  // Both numbers are those of one stroke: the one whose slow steps were quickest.
  const [best] = strokes.toSorted((a, b) => a.slow - b.slow);
  const { median, slow } = best ?? { median: Number.NaN, slow: Number.NaN };
  test.info().annotations.push({ type: 'median', description: `${median.toFixed(2)} ms` });
  console.log(
    `painting and checking 24 × 16: ${median.toFixed(2)} ms a step (median), p95 ${slow.toFixed(2)} ms; the one of ${strokes.length} strokes with the lowest p95`,
  );
  expect((await editor.rows()).every((digits) => digits === '4'.repeat(24))).toBe(true);
  expect(median).toBeLessThan(MEDIAN);
  expect(slow).toBeLessThan(SLOW);
});
