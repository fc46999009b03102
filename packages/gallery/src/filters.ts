/** What lists can be narrowed down by, in the order of forms: pages, game and editor draw the same ones. */
import { LAYOUT_LIMITS, PLAYER_COUNTS } from '@mahjong-fortress/layouts-schema';
import { FIRST_PAGE, type Query, type QueryField, readQuery } from './query.ts';
import { LENGTHS, type Length, LICENCES, type Licence, SYMMETRIES, type Symmetry } from './vocabulary.ts';

type FilterField = Exclude<QueryField, 'order' | 'page' | 'search'>;

interface FilterOf<Type extends string, Field extends FilterField> {
  readonly field: Field;
  readonly type: Type;
}

/** One of several; words with a pattern, as the address writes them; only those that are so. */
export type Filter =
  | (FilterOf<'choice', 'players' | 'height' | 'symmetry' | 'length' | 'licence'> & {
      readonly values: readonly string[];
    })
  | (FilterOf<'text', 'tierOne' | 'tag' | 'author'> & {
      readonly pattern?: string;
      readonly example?: string;
    })
  | FilterOf<'only', 'balanced' | 'featured'>;

const numbers = (from: readonly number[]): readonly string[] => from.map(String);

export const FILTERS: readonly Filter[] = [
  { field: 'players', type: 'choice', values: numbers(PLAYER_COUNTS) },
  { field: 'symmetry', type: 'choice', values: SYMMETRIES },
  {
    field: 'height',
    type: 'choice',
    values: numbers(Array.from({ length: LAYOUT_LIMITS.height }, (_, index) => index + 1)),
  },
  { field: 'tierOne', type: 'text', pattern: '\\d{1,3}(-\\d{1,3})?', example: '40-60' },
  { field: 'length', type: 'choice', values: LENGTHS },
  { field: 'licence', type: 'choice', values: LICENCES },
  { field: 'tag', type: 'text', pattern: '[a-z0-9\\-]{1,24}' },
  { field: 'author', type: 'text' },
  { field: 'balanced', type: 'only' },
  { field: 'featured', type: 'only' },
];

export interface FilterWords {
  readonly symmetries: Readonly<Record<Symmetry, string>>;
  readonly lengths: Readonly<Record<Length, string>>;
  readonly licenceNames: Readonly<Record<Licence, string>>;
}

/** What a choice is called; numbers are themselves. */
export function optionText(field: FilterField, value: string, words: FilterWords): string {
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    symmetry: words.symmetries,
    length: words.lengths,
    licence: words.licenceNames,
  };
  return names[field]?.[value] ?? value;
}

/** What a form holds, as its fields write it. */
export type FilterWish = Readonly<Partial<Record<QueryField, string>>>;

/** The query of a form that is being filled in: what can't be understood yet narrows nothing down. */
export function queryOf(wish: FilterWish): Query {
  const understood = Object.entries(wish).flatMap(([field, text]) => {
    const read = readQuery({ get: (name) => (name === field ? text : undefined) });
    return read.ok ? Object.entries(read.value).filter(([name]) => name === field) : [];
  });
  return { ...FIRST_PAGE, ...Object.fromEntries(understood) };
}
