/** Drawings for the page. They become images, never markup: whatever stands in them stays outside of the page. */

/** An address that an image element takes. The drawing is text of our own making, so it needs no server. */
export function drawingAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
