/** Small drawings for buttons: one line, one hand. */

const PATHS = {
  paint: 'M14.5 4.5l5 5L9 20l-5 .9L4.9 16zM12.5 6.5l5 5',
  erase:
    'M8.5 19.5L3.8 14.8a1.8 1.8 0 0 1 0-2.6l7.9-7.9a1.8 1.8 0 0 1 2.6 0l5.4 5.4a1.8 1.8 0 0 1 0 2.6l-7.2 7.2zM8 8.5l7.5 7.5M8.5 19.5H20',
  raise: 'M5 20h14M5 16h14M12 12.5V3.5M8 7.2l4-4 4 4',
  lower: 'M5 20h14M5 16h14M12 3.5v9M8 8.8l4 4 4-4',
  rectangle: 'M4 6h16v12H4zM4 10h16M4 14h16M9.3 6v12M14.6 6v12',
  frame: 'M4 6h16v12H4zM8 10h8v4H8z',
  line: 'M5 19L19 5M3.5 19a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0M17.5 5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0',
  fill: 'M10.5 3.5l8 8-7 7a1.6 1.6 0 0 1-2.3 0L4 13.3A1.6 1.6 0 0 1 4 11zM4 12h14M20 15.5c1 1.6 1.6 2.5 1.6 3.3a1.6 1.6 0 0 1-3.2 0c0-.8.6-1.7 1.6-3.3z',
  select: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M11 4h2M11 20h2M4 11v2M20 11v2',
  stamp: 'M9 4h6v5l1.5 4h-9L9 9zM5 16h14v4H5zM7.5 13v3M16.5 13v3',
  left: 'M19 12H5M11 6l-6 6 6 6',
  right: 'M5 12h14M13 6l6 6-6 6',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  shaping: 'M12 3v18M4 7h5v10H4M15 7h2M20 7v2M20 12v2M20 17h-1.500M15 17h1.500',
  'half-left': 'M12 3v18M4 7h5v10H4zM15 9h4v6h-4M6.500 7v10',
  'half-right': 'M12 3v18M15 7h5v10h-5zM5 9h4v6H5M17.500 7v10',
  'half-top': 'M3 12h18M7 4h10v5H7zM9 15h6v4H9M7 6.500h10',
  'half-bottom': 'M3 12h18M7 15h10v5H7zM9 5h6v4H9M7 17.500h10',
  hand: 'M7.5 12V6.5a1.4 1.4 0 0 1 2.8 0V11M10.3 10.5V4.7a1.4 1.4 0 0 1 2.8 0v5.8M13.1 10.8V6a1.4 1.4 0 0 1 2.8 0v5.5M15.9 11.5V8.2a1.4 1.4 0 0 1 2.8 0V15c0 3.5-2.2 6-5.6 6-2.8 0-4.2-1-5.6-3.4L5 13.6c-.5-.9-.2-1.7.5-2 .8-.3 1.5 0 2 .8',
  undo: 'M8.5 5L4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11H9',
  redo: 'M15.5 5L20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M9 9h6v6H9z',
  centre: 'M12 3v4M12 17v4M3 12h4M17 12h4M9 9h6v6H9z',
  clear: 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 10.5v6M13.5 10.5v6',
  copy: 'M8 8h11v12H8zM5 16V4h11',
  cut: 'M6 17.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0M14 17.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0M9.3 15.8L16 4M14.7 15.8L8 4',
  paste: 'M9 4h6v3H9zM9 5.5H6V20h12V5.5h-3M9.5 12h5M9.5 15.5h5',
  rotate: 'M19 5v5h-5M18.6 10A7.5 7.5 0 1 0 19.5 14',
  flipLeftRight: 'M12 3v18M9 7L4 17h5zM15 7l5 10h-5z',
  flipTopBottom: 'M3 12h18M7 9l10-5v5zM7 15l10 5v-5z',
  close: 'M6 6l12 12M18 6L6 18',
  tick: 'M5 12.5l4.5 4.5L19 7.5',
  history: 'M4.5 12a7.5 7.5 0 1 1 2.2 5.3M4 5.5V10h4.5M12 8v4.5l3 2',
  fortresses: 'M4 20V9l3-3 3 3v11M14 20V9l3-3 3 3v11M10 13h4M10 20h4v-4h-4zM4 20h16',
  start: 'M6 3.5h8l4 4V20.5H6zM14 3.5v4h4M12 10.5v6M9 13.5h6',
  share:
    'M15.5 6a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M3.5 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M15.5 18a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M8.2 10.8l7.5-3.7M8.2 13.2l7.5 3.7',
  deal: 'M4 7h7.5v10H4zM12.5 5.5l7 2-2.7 9.7-4.3-1.2M7.7 10v4',
  balance: 'M12 4v16M8 20h8M5 7h14M5 7l-3 7a3 3 0 0 0 6 0zM19 7l-3 7a3 3 0 0 0 6 0z',
  play: 'M8 5l11 7-11 7z',
  keys: 'M3.5 7h17v10h-17zM6.5 10h.01M9.5 10h.01M12.5 10h.01M15.5 10h.01M17.8 10h.01M8 14h8',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  eye: 'M3 12s3.4-6 9-6 9 6 9 6-3.4 6-9 6-9-6-9-6zM9.5 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
  relief: 'M12 4l8 4.5-8 4.5-8-4.5zM4 12l8 4.5 8-4.5M4 15.5L12 20l8-4.5',
  wand: 'M5 19L15 9M13.5 4v2.5M18 6l-1.8 1.8M20 10.5h-2.5M9.5 5.5l1.4 1.4M18 15l-1.4-1.4',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14',
  duplicate: 'M8 8h11v12H8zM5 16V4h11M13.5 11.5v5M11 14h5',
  none: 'M6 6h12v12H6z',
  'left-right': 'M12 3v18M5 8h4v8H5zM15 8h4v8h-4z',
  'top-bottom': 'M3 12h18M8 5h8v4H8zM8 15h8v4H8z',
  both: 'M12 3v18M3 12h18M5.5 5.5h3v3h-3zM15.5 5.5h3v3h-3zM5.5 15.5h3v3h-3zM15.5 15.5h3v3h-3z',
  rotation:
    'M5 5h6v5H5zM13 14h6v5h-6zM15 4.5a5.5 5.5 0 0 1 4.5 5M9 19.5a5.5 5.5 0 0 1-4.5-5M17.7 7.8l1.8 1.9 1.9-1.9M6.3 16.2l-1.8-1.9-1.9 1.9',
} as const;

export type IconId = keyof typeof PATHS;

export function Icon({ id }: { readonly id: IconId }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[id]} />
    </svg>
  );
}
