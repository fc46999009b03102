/** What can be said to the others; a client has the words for it in its language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'oops',
  'hurry',
  'moment',
  'wow',
  'good-game',
] as const;
export type Phrase = (typeof PHRASES)[number];
