/** A puzzle as a link: the whole position is in it, so it opens wherever the game does, and for ever. */
const KEY = 'puzzle';

export function makePuzzleLink(site: string, code: string): string {
  return `${site.replace(/[#?].*$/, '')}#${KEY}=${code}`;
}

/** What the part of an address behind the # says. */
export function puzzleCodeIn(hash: string): string | undefined {
  return new RegExp(`[#&]${KEY}=([\\w-]+)`).exec(hash)?.[1];
}
