/** Signs of the interface in one line style: 24 × 24, a brush of 1.75, round ends, the colour of the text. */
const LINES = {
  undo: 'M8.5 5L4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11H9',
  hint: 'M9 17.5c0-2-3-3.5-3-7.5a6 6 0 0 1 12 0c0 4-3 5.5-3 7.5zM9.5 20.5h5M12 14v-3.5l-1.5-1.5M12 10.5L13.5 9',
  log: 'M6 3.5h10a2 2 0 0 1 2 2V18a2.5 2.5 0 0 1-2.5 2.5H6.5A2.5 2.5 0 0 1 4 18v-1h9v1a2.5 2.5 0 0 0 2.5 2.5M6 3.5a2 2 0 0 0-2 2V7h3M9.5 8h5M9.5 12h5',
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
} as const;

export type IconName = keyof typeof LINES;
export const ICON_NAMES = Object.keys(LINES) as IconName[];

/** A sign in the colour of the text around it, or in a colour given. */
export function icon(name: IconName, { colour = 'currentColor' } = {}): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path d="${LINES[name]}" fill="none" stroke="${colour}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}
