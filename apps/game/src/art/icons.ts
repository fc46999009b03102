/** Signs of the interface in one line style: 24 × 24, a brush of 1.75, round ends, the colour of the text. */
const LINES = {
  /** The actions of a turn */
  'take-pair': 'M4 7.5h6.5v9H4zM13.5 7.5H20v9h-6.5zM7.25 4V2.5M16.75 4V2.5M5 20.5h14',
  'tile-and-shrine':
    'M3.5 8.5H10v9H3.5zM12 14c2.5 0 3.6-1.8 4.2-4.5h1.6C18.4 12.2 19.5 14 22 14c-.4 1.5-1.4 2-2.5 2h-5c-1.1 0-2.1-.5-2.5-2zM14.5 16v3.5h5V16M17 9.5V7',
  discard: 'M8 3.5h8v9.5H8zM12 16.5v4M9 18l3 3 3-3',
  summon:
    'M4 17c0-5 3-7 6.5-6.5S16 14.5 13 15s-4-3-1.5-5.5S19 6.5 20.5 4c.8 3-.2 5-2 6 1.2.2 2 .8 2.5 2-2-.6-3.5 0-4.5 1.5M4 17c2 2.5 5.5 3.5 9 3',
  'place-tile': 'M8.5 3h7v9h-7zM3.5 15v5.5h17V15M12 14v4M10 16.5l2 2 2-2',
  lock: 'M6 4h12v16H6zM12 8l3.5 4-3.5 4-3.5-4zM6 7.5h12M6 16.5h12',
  'build-shrine':
    'M3 14c4 0 6-3 7-7.5h4C15 11 17 14 21 14c-.6 2-2 3-4 3H7c-2 0-3.4-1-4-3zM7 17v4h10v-4M12 6.5V3M11 21v-2h2v2',
  spirit:
    'M12 3c4 3.5 6.5 6.5 6.5 10.5A6.5 6.5 0 0 1 12 20a6.5 6.5 0 0 1-6.5-6.5C5.5 10.5 7.5 9 8 6.5c1.2.8 1.8 1.8 2 3C11.5 8 12.3 5.5 12 3zM9.5 15c.8 1.6 4.2 1.6 5 0',
  'end-turn': 'M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5M9 12l2.5 2.5L15.5 10',
  /** Help while playing */
  undo: 'M8.5 5L4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11H9',
  redo: 'M15.5 5L20 9.5 15.5 14M20 9.5H10a5.5 5.5 0 0 0 0 11h5',
  hint: 'M9 17.5c0-2-3-3.5-3-7.5a6 6 0 0 1 12 0c0 4-3 5.5-3 7.5zM9.5 20.5h5M12 14v-3.5l-1.5-1.5M12 10.5L13.5 9',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.1M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18z',
  log: 'M6 3.5h10a2 2 0 0 1 2 2V18a2.5 2.5 0 0 1-2.5 2.5H6.5A2.5 2.5 0 0 1 4 18v-1h9v1a2.5 2.5 0 0 0 2.5 2.5M6 3.5a2 2 0 0 0-2 2V7h3M9.5 8h5M9.5 12h5',
  rules: 'M12 6.5C10 4.5 7 4 3.5 4.5v14c3.5-.5 6.5 0 8.5 2 2-2 5-2.5 8.5-2v-14C17 4 14 4.5 12 6.5zM12 6.5v14',
  /** The frame of the app */
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  settings:
    'M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM10.5 3h3l.5 2.7 2 .9 2.3-1.5 2.1 2.1-1.5 2.3.9 2 2.7.5v3l-2.7.5-.9 2 1.5 2.3-2.1 2.1-2.3-1.5-2 .9-.5 2.7h-3l-.5-2.7-2-.9-2.3 1.5-2.1-2.1 1.5-2.3-.9-2L1.5 15v-3l2.7-.5.9-2-1.5-2.3 2.1-2.1L8 6.6l2-.9z',
  'sound-on': 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11',
  'sound-off': 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5',
  music:
    'M9 17.5V6l10-2v11.5M9 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM19 15.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM9 9.5l10-2',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  'fullscreen-exit': 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  speed: 'M4.5 18a9 9 0 1 1 15 0M12 14.5L16.5 8M12 14.5a1.5 1.5 0 1 0 .1 0M6.5 13h1M8 8.5l.8.8M12 6.5v1',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M20 12H4.5M10.5 5.5L4 12l6.5 6.5',
  language:
    'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18zM3.5 9.5h17M3.5 14.5h17M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  check: 'M4.5 12.5l5 5L19.5 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  dice: 'M5 4.5h14a.5.5 0 0 1 .5.5v14a.5.5 0 0 1-.5.5H5a.5.5 0 0 1-.5-.5V5a.5.5 0 0 1 .5-.5zM9 9v.1M15 9v.1M12 12v.1M9 15v.1M15 15v.1',
  trash: 'M4.5 7h15M9 7V4.5h6V7M6.5 7l1 13h9l1-13M10 10.5v6M14 10.5v6',
  /** Replay and files */
  play: 'M7 4.5l12 7.5-12 7.5z',
  pause: 'M8 5v14M16 5v14',
  'step-back': 'M18 5.5v13L8 12zM5.5 5.5v13',
  'step-forward': 'M6 5.5v13L16 12zM18.5 5.5v13',
  'skip-start': 'M20 5.5v13L12.5 12zM12.5 5.5v13L5 12zM3 5.5v13',
  'skip-end': 'M4 5.5v13l7.5-6.5zM11.5 5.5v13L19 12zM21 5.5v13',
  replay: 'M20 12a8 8 0 1 1-2.5-5.8M20 4v4.5h-4.5M10 8.5l5.5 3.5-5.5 3.5z',
  share:
    'M17.5 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6.5 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM17.5 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.7 10.8l6.6-4M8.7 13.2l6.6 4',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.5 3.5a4 4 0 0 0 5.7 5.7l1.5-1.5',
  download: 'M12 3.5V15M7 10.5l5 5 5-5M4 16.5V20h16v-3.5',
  upload: 'M12 15.5V4M7 8.5l5-5 5 5M4 16.5V20h16v-3.5',
  /** Places and people */
  trophy:
    'M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0zM7.5 5.5H4c0 3.5 1.5 5 3.7 5M16.5 5.5H20c0 3.5-1.5 5-3.7 5M12 14v3.5M8 20.5c0-2 1.5-3 4-3s4 1 4 3z',
  calendar:
    'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8M12 13l1 1.9 2 .3-1.5 1.4.4 2-1.9-1-1.9 1 .4-2L9 15.2l2-.3z',
  editor: 'M4 20l1-4.5L16 4.5l3.5 3.5-11 11zM13.5 7L17 10.5M13 20h7',
  fortress:
    'M3.5 20.5v-11h2.5v2h2.5v-2H11v-4h2v4h2.5v2H18v-2h2.5v11zM10 20.5V17a2 2 0 0 1 4 0v3.5M12 5.5V2.5l3 1-3 1',
  realm: 'M3.5 4.5h17v15h-17zM9.2 4.5v15M14.8 4.5v15M3.5 9.5h17M3.5 14.5h17',
  statistics: 'M4 20.5h16M6.5 17v-5M12 17V5M17.5 17V9',
  cards: 'M4 7.5l7-2.5 4.5 12.5-7 2.5zM13 4h7v13.5h-3.5',
  'player-human': 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c0-4.5 3-6.5 7.5-6.5s7.5 2 7.5 6.5z',
  /** One, two and three flames: how strong the computer plays. */
  'bot-easy':
    'M6 10h12v9.5H6zM12 10V7M12 7a1.5 1.5 0 1 0-.1 0M9.5 13.5v1M14.5 13.5v1M10 17h4M3.5 13v3.5M20.5 13v3.5',
  'bot-medium': 'M6 10h12v9.5H6zM9 10L7.5 6M15 10l1.5-4M9 14h1.5M13.5 14H15M10 17h4M3.5 13v3.5M20.5 13v3.5',
  'bot-hard':
    'M6 10h12v9.5H6zM6 10L4.5 4 9 7l3-4.5L15 7l4.5-3L18 10M8.5 13l2 1.5M15.5 13l-2 1.5M9.5 17.5c1.5-1.2 3.5-1.2 5 0M3.5 13v3.5M20.5 13v3.5',
  'dragon-solo':
    'M20 6.5c-2-1.5-4.5-1.5-6 0-1.5-1-3.5-1-5 .5M9 7C5.5 8.5 3.5 12 4.5 16c1 3.5 4.5 5 8 4.5 4-.5 5.5-4 3.5-6.5-1.8-2-5-1-4.5 1.5M14 6.5L12.5 3M17 6l-.5-2.5M20 6.5c.8 1.8 0 3.5-2 4-1.5.3-3 0-4 1M17 8.2v.1',
  'last-round':
    'M7 3.5h10M7 20.5h10M8 3.5c0 4 3 5.5 4 8.5 1-3 4-4.5 4-8.5M8 20.5c0-4 3-5.5 4-8.5 1 3 4 4.5 4 8.5M10 18.5h4',
} as const;

export type IconName = keyof typeof LINES;
export const ICON_NAMES = Object.keys(LINES) as IconName[];

/** A sign in the colour of the text around it, or in a colour given (needed for textures). */
export function icon(name: IconName, { colour = 'currentColor', size = 24 } = {}): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${size}" height="${size}"><path d="${LINES[name]}" fill="none" stroke="${colour}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}
