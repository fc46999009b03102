/** The few helpers every drawing shares: a wrapper that keeps ids apart, numbers, nesting, gradients. */

/** Short and stable: equal drawings get equal ids, different drawings different ones. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * Wraps a drawing. Inside it ids are written `~name` (`id="~glow"`, `url(#~glow)`); they become unique
 * here, so that any number of drawings can stand inline on one page.
 */
export function svg(width: number, height: number, body: string): string {
  const prefix = `a${hashOf(`${width},${height},${body}`)}-`;
  const inner = body.replaceAll('#~', `#${prefix}`).replaceAll('id="~', `id="${prefix}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}">${inner}</svg>`;
}

/** A number as short as the eye allows. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A finished drawing at another size; the viewBox does the scaling. */
export function sized(drawing: string, width: number, height: number): string {
  return drawing.replace(/ width="[^"]*" height="[^"]*"/, ` width="${n(width)}" height="${n(height)}"`);
}

/** A finished drawing inside another one. */
export function nested(drawing: string, x: number, y: number, width: number, height: number): string {
  return sized(drawing, width, height).replace(
    '<svg xmlns="http://www.w3.org/2000/svg"',
    `<svg x="${n(x)}" y="${n(y)}"`,
  );
}

export function group(attributes: string, ...content: string[]): string {
  return `<g ${attributes}>${content.join('')}</g>`;
}

export function path(d: string, attributes: string): string {
  return `<path d="${d}" ${attributes}/>`;
}

export function circle(x: number, y: number, radius: number, attributes: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" ${attributes}/>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  attributes: string,
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" ${attributes}/>`;
}

/** `[offset, colour, opacity]` */
type Stop = readonly [offset: number, colour: string, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

/** A gradient along a line in the units of the shape's box (0–1), straight down unless told. */
export function linear(
  id: string,
  list: readonly Stop[],
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
): string {
  return `<linearGradient id="~${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;
}

/** The same along a line in the units of the drawing. */
export function linearOn(
  id: string,
  list: readonly Stop[],
  [x1, y1, x2, y2]: readonly [number, number, number, number],
): string {
  return `<linearGradient id="~${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stops(list)}</linearGradient>`;
}

export function radial(
  id: string,
  list: readonly Stop[],
  [cx, cy, r]: readonly [number, number, number] = [0.5, 0.5, 0.5],
): string {
  return `<radialGradient id="~${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`;
}
