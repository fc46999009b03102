import type { LocalText } from './layout.ts';
import { LAYOUT_LIMITS } from './limits.ts';

/** The id that the English name suggests; empty when it has no Latin letter and no digit. */
export function idFromName(name: LocalText): string {
  const text = typeof name === 'string' ? name : (name.en ?? '');
  return text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, LAYOUT_LIMITS.idLength)
    .replace(/-$/, '');
}
