/** What sentences are made of. */

export type Facts = Readonly<Record<string, string | number>>;
export type Sentence = (facts: Facts) => string;

/** Rows are counted from 1 for people. */
export const lineNumber = (row: unknown) => Number(row) + 1;
