/** A window for the painted table where its size is not the point: the processor draws small frames sooner. */
export const SMALL_WINDOW = { width: 800, height: 600 };

/** The screens that every part of the game has to fit: a desk, a tablet, phones upright and on their side, a small window. */
export const SCREENS = [
  [1440, 900],
  [1024, 768],
  [844, 390],
  [667, 375],
  [568, 320],
  [480, 360],
  [390, 844],
  [320, 640],
] as const;
