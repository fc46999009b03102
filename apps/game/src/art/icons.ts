/** Signs of the interface in one line style: 24 × 24, a brush of 1.75, round ends, the colour of the text. */
const LINES = {
  undo: 'M8.5 5L4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11H9',
  hint: 'M9 17.5c0-2-3-3.5-3-7.5a6 6 0 0 1 12 0c0 4-3 5.5-3 7.5zM9.5 20.5h5M12 14v-3.5l-1.5-1.5M12 10.5L13.5 9',
  pairs: 'M5 6.5h6.5V16H5zM12.5 8H19v9.5h-6.5M8.2 9.5v3.5M15.8 11v3.5',
  whole: 'M10 4v6H4M14 4v6h6M10 20v-6H4M14 20v-6h6',
  turn: 'M19.5 8.5A8.5 8.5 0 0 0 4 9.5M4 4.5v5h5M12 11l4.5 2.4v4.2L12 20l-4.5-2.4v-4.2zM7.5 13.4L12 15.8l4.5-2.4M12 15.8V20',
  above: 'M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16',
  log: 'M6 3.5h10a2 2 0 0 1 2 2V18a2.5 2.5 0 0 1-2.5 2.5H6.5A2.5 2.5 0 0 1 4 18v-1h9v1a2.5 2.5 0 0 0 2.5 2.5M6 3.5a2 2 0 0 0-2 2V7h3M9.5 8h5M9.5 12h5',
  pencil: 'M4 20l1.2-4.6L16.4 4.2a1.8 1.8 0 0 1 2.6 0l.8.8a1.8 1.8 0 0 1 0 2.6L8.6 18.8zM14.5 6.1l3.4 3.4',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  'sound-on': 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11',
  'sound-off': 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M4.5 12.5l5 5L19.5 7',
  'step-back': 'M18 5.5v13L8 12zM5.5 5.5v13',
  'step-forward': 'M6 5.5v13L16 12zM18.5 5.5v13',
  'skip-start': 'M20 5.5v13L12.5 12zM12.5 5.5v13L5 12zM3 5.5v13',
  'skip-end': 'M4 5.5v13l7.5-6.5zM11.5 5.5v13L19 12zM21 5.5v13',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.5 3.5a4 4 0 0 0 5.7 5.7l1.5-1.5',
  tiles: 'M4 8.5h8.5v12H4zM8 8.5v-4h8.5v12h-4M16.5 4.5L20 7v9.5l-3.5 0',
  flame:
    'M12.5 3c.5 3.5 6 5.5 6 11a6.5 6.5 0 0 1-13 0c0-2.5 1.2-4.3 2.7-5.8.2 1.8.9 2.9 2.1 3.3-.3-3.5.2-6 2.2-8.5zM12 20.5c-1.8 0-3-1.3-3-3 0-1.6 1.3-2.4 3-4 1.7 1.6 3 2.4 3 4 0 1.7-1.2 3-3 3z',
  people:
    'M8.5 11a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM2.5 19.5c0-3.5 2.6-5.7 6-5.7s6 2.2 6 5.7M15.5 4.7a3.2 3.2 0 0 1 0 6.2M17 14c2.8.5 4.5 2.5 4.5 5.5',
  person: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c0-4 3.2-6.5 7.5-6.5s7.5 2.5 7.5 6.5',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c2.6 2.6 4 5.6 4 9s-1.4 6.4-4 9c-2.6-2.6-4-5.6-4-9s1.4-6.4 4-9z',
  sun: 'M12 16.2a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4zM12 2.5v2.3M12 19.2v2.3M2.5 12h2.3M19.2 12h2.3M5.3 5.3l1.6 1.6M17.1 17.1l1.6 1.6M5.3 18.7l1.6-1.6M17.1 6.9l1.6-1.6',
  puzzle:
    'M4 8.5h4.2a2.3 2.3 0 1 1 4.6 0H17v4.2a2.3 2.3 0 1 1 0 4.6v3.2h-4.2a2.3 2.3 0 1 0-4.6 0H4v-4.2a2.3 2.3 0 1 0 0-4.6z',
  speech: 'M4 5.5h16v10.5h-9l-4.5 3.5v-3.5H4zM8 9.5h8M8 12.5h5',
  book: 'M12 6.5c-2-1.5-5-2-8.5-2v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13c-3.5 0-6.5.5-8.5 2zM12 6.5v13',
  eye: 'M2.5 12C5 7.7 8.3 5.5 12 5.5s7 2.2 9.5 6.5c-2.5 4.3-5.8 6.5-9.5 6.5S5 16.3 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
} as const;

export type IconName = keyof typeof LINES;
export const ICON_NAMES = Object.keys(LINES) as IconName[];

/** A sign in the colour of the text around it, or in a colour given. */
export function icon(name: IconName, { colour = 'currentColor' } = {}): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path d="${LINES[name]}" fill="none" stroke="${colour}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}
