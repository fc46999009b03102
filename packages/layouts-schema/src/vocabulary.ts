/**
 * The keywords of layout.schema.json that JSON Schema does not have, for anybody's Ajv:
 *
 *     new Ajv2020({ keywords: fortressVocabulary(), allowUnionTypes: true }).compile(schema)
 *
 * Plain JSON Schema cannot compare the lengths of rows or add up digits, so without these it accepts rows of different
 * widths and any number of tiles. Advice is noted, and refuses nothing.
 */
import { allTiles, equalWidth } from './keywords.ts';

/** The part of Ajv's keyword definition that is needed; this package does not depend on Ajv. */
interface KeywordDefinition {
  readonly keyword: string;
  readonly type?: 'array';
  readonly schemaType?: 'boolean' | 'number' | 'object';
  readonly errors?: false;
  readonly validate?: (schema: unknown, data: unknown) => boolean;
}

/** A list of its own each time, for Ajv takes one that it may change. */
export function fortressVocabulary(): KeywordDefinition[] {
  return [
    {
      keyword: 'equalWidth',
      type: 'array',
      schemaType: 'boolean',
      errors: false,
      validate: (isWanted, rows) => !isWanted || equalWidth(true, rows).length === 0,
    },
    {
      keyword: 'allTiles',
      type: 'array',
      schemaType: 'number',
      errors: false,
      validate: (tiles, rows) => allTiles(Number(tiles), rows).length === 0,
    },
    { keyword: 'recommendedTierOneTiles', schemaType: 'object' },
    { keyword: 'recommendedLongestRow', schemaType: 'number' },
  ];
}
