/** What a finger has to meet, and how large it is. */
import type { Page } from '@playwright/test';

/** How wide and high a thing to touch is at least, in pixels. */
const FINGER = 40;

/**
 * Everything to press that is in sight and smaller than a finger. Cells are pieces of a board, as large as the screen
 * allows; a box to tick is as large as the label around it.
 */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const whole = document.querySelector('dialog[open]') ?? document.body;
    const targets = [
      ...whole.querySelectorAll('button, a[href], summary, select, input, label:has(> input)'),
    ];
    return targets.flatMap((target) => {
      if (target.closest('.mirror, [data-painted] .hand, [role=grid]') || !target.checkVisibility())
        return [];
      if (target.matches('label input, .unseen')) return [];
      const { width, height } = target.getBoundingClientRect();
      const name = target.getAttribute('aria-label') ?? target.textContent;
      return Math.min(width, height) < least ? [`${name}: ${width} × ${height}`] : [];
    });
  }, FINGER);
}
