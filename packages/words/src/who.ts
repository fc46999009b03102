/** Who does something: the one who reads, or somebody with a name. Each language makes its forms from it. */
export type Who = { readonly type: 'you' } | { readonly type: 'named'; readonly name: string };

export const YOU: Who = { type: 'you' };

export function named(name: string): Who {
  return { type: 'named', name };
}

/** What stands beside a realm or in a list. */
export function nameOf(who: Who | undefined, { you }: { readonly you: string }): string {
  if (!who) return '';
  return who.type === 'you' ? you : who.name;
}

/** Somebody and a verb: `You take`, `Maple takes`; `Вы берёте`, `Клён берёт`. */
export function subjectIn(words: { readonly you: string }) {
  return (who: Who, second: string, third: string): string =>
    `${nameOf(who, words)} ${who.type === 'you' ? second : third}`;
}
