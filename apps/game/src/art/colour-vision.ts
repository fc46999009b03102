/** How colours look to other eyes, and how far apart they are; for tests of the palette and for the previews. */

export const VISIONS = ['normal', 'protan', 'deutan', 'tritan'] as const;
export type Vision = (typeof VISIONS)[number];

type Triple = readonly [number, number, number];

/** Machado, Oliveira and Fernandes 2009, full severity, on linear RGB. */
export const VISION_MATRICES: Readonly<Record<Vision, readonly [Triple, Triple, Triple]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function linearRgb(hex: string): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function luminance([r, g, b]: Triple): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast of two colours, 1–21. */
export function contrast(a: string, b: string): number {
  const one = luminance(linearRgb(a)) + 0.05;
  const other = luminance(linearRgb(b)) + 0.05;
  return Math.max(one, other) / Math.min(one, other);
}

function lab([r, g, b]: Triple): Triple {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** ΔE (CIE76) of two colours as seen by such eyes; about 2 is just noticeable, 10 plain at a glance. */
export function distance(a: string, b: string, vision: Vision): number {
  const seen = (hex: string): Triple => {
    const rgb = linearRgb(hex);
    const rows = VISION_MATRICES[vision].map((row) =>
      Math.min(1, Math.max(0, row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2])),
    );
    return lab(rows as unknown as Triple);
  };
  const [l1, a1, b1] = seen(a);
  const [l2, a2, b2] = seen(b);
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
}
