/** A fortress tried out from its drawing: a game that is kept nowhere, and the way back. */
import { makeShareLink, shareCodeIn, TRIED_KEY } from '@mahjong-fortress/layouts-schema';

export interface Trial {
  /** Another deal on it. */
  again(): void;
  /** To the drawing. */
  back(): void;
}

/** Whether this tab came here from the drawing, which then lies one step back. */
function cameFromDrawing(link: string): boolean {
  try {
    return window.history.length > 1 && sessionStorage.getItem(TRIED_KEY) === link;
  } catch {
    // Some browsers forbid even to look.
    return false;
  }
}

/** One step back, where everything is as it was; whoever got the link from elsewhere finds the fortress in the editor. */
export function backToDrawing(link: string): void {
  if (cameFromDrawing(link)) window.history.back();
  else window.location.assign(makeShareLink('.', shareCodeIn(link) ?? '', 'editor'));
}
