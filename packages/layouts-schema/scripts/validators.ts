/**
 * Writes src/generated/validators.js: the validators of both schemas as plain code, so that no page needs `eval` and
 * no one needs Ajv at run time; and the limits, so that other code need not write them again.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { _, type KeywordCxt, Name } from 'ajv/dist/core.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { CodeKeywordDefinition } from 'ajv/dist/types/index.js';
import { build, type Plugin } from 'esbuild';
import * as keywords from '../src/keywords.ts';

const home = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const generated = path.join(home, 'src', 'generated');

function readSchema(name: string) {
  return JSON.parse(readFileSync(path.join(home, name), 'utf8'));
}

/** A keyword that calls the function of the same name in src/keywords.ts and fails when that returns offences. */
function keyword(name: string, type: 'array' | 'object', check: unknown): CodeKeywordDefinition {
  return {
    keyword: name,
    type,
    error: {
      message: '',
      params: ({ params }) => _`{offences: ${params.offences}}`,
    },
    code(context: KeywordCxt) {
      const { gen, schemaValue, data } = context;
      const called = gen.scopeValue('func', { ref: check, code: _`keywords.${new Name(name)}` });
      const offences = gen.const('offences', _`${called}(${schemaValue}, ${data})`);
      context.setParams({ offences });
      context.fail(_`${offences}.length > 0`);
    },
  };
}

/** A validator as the code of a module. Whoever needs to tell everything that is wrong asks for all errors. */
function validatorCode(name: string, id: string, options: { readonly allErrors: boolean }): string {
  const ajv = new Ajv2020({
    schemas: [readSchema('layout.schema.json'), readSchema('community-index.schema.json')],
    keywords: [
      keyword('equalWidth', 'array', keywords.equalWidth),
      keyword('allTiles', 'array', keywords.allTiles),
      keyword('recommendedTierOneTiles', 'object', keywords.recommendedTierOneTiles),
      keyword('recommendedLongestRow', 'object', keywords.recommendedLongestRow),
    ],
    ...options,
    // The sentences are ours, in two languages.
    messages: false,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true },
  });
  return `import * as keywords from '../src/keywords.ts';\n${standalone(ajv, { [name]: id })}`;
}

const modules: Readonly<Record<string, string>> = {
  'validator:layout': validatorCode('validateLayout', 'urn:mahjong-fortress:layout:1', { allErrors: true }),
  // Nobody is told more than that it is no index, and a stranger's may have an error in each of many thousand entries.
  'validator:index': validatorCode('validateCommunityIndex', 'urn:mahjong-fortress:community-index:1', {
    allErrors: false,
  }),
};

const generatedModules: Plugin = {
  name: 'generated modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^validator:/ }, ({ path: name }) => ({ path: name, namespace: 'validator' }));
    onLoad({ filter: /.*/, namespace: 'validator' }, ({ path: name }) => ({
      contents: modules[name] ?? '',
      resolveDir: path.join(home, 'scripts'),
    }));
  },
};

const schema = readSchema('layout.schema.json');
const { rows, id, tags } = schema.properties;
const limits = {
  tiles: rows.allTiles,
  columns: rows.items.maxLength,
  rows: rows.maxItems,
  // The highest digit that the pattern of a row allows.
  height: Number(/0-(\d)/.exec(rows.items.pattern)?.[1]),
  tierOneTiles: schema.recommendedTierOneTiles,
  longestRow: schema.recommendedLongestRow,
  idLength: id.maxLength,
  nameLength: schema.$defs.name.maxLength,
  descriptionLength: schema.$defs.prose.maxLength,
  tags: tags.maxItems,
  tagLength: tags.items.maxLength,
};

mkdirSync(generated, { recursive: true });
// Ajv's helpers arrive as `require` calls even in ESM; bundling once turns everything into one plain module.
await build({
  stdin: {
    contents: [
      ...Object.keys(modules).map((name) => `export * from '${name}';`),
      `export const limits = ${JSON.stringify(limits)};`,
    ].join('\n'),
    resolveDir: path.join(home, 'scripts'),
  },
  outfile: path.join(generated, 'validators.js'),
  plugins: [generatedModules],
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minifySyntax: true,
  legalComments: 'none',
  logLevel: 'warning',
});
// The keywords by themselves, for whoever has an Ajv and not our sources.
await build({
  entryPoints: [path.join(home, 'src/vocabulary.ts')],
  outfile: path.join(generated, 'vocabulary.js'),
  bundle: true,
  format: 'esm',
  target: 'es2022',
  legalComments: 'none',
  logLevel: 'warning',
});
writeFileSync(
  path.join(generated, 'vocabulary.d.ts'),
  `export interface KeywordDefinition {
  readonly keyword: string;
  readonly type?: 'array';
  readonly schemaType?: 'boolean' | 'number' | 'object';
  readonly errors?: false;
  readonly validate?: (schema: unknown, data: unknown) => boolean;
}
/** The keywords of layout.schema.json: new Ajv2020({ keywords: fortressVocabulary(), allowUnionTypes: true }) */
export declare function fortressVocabulary(): KeywordDefinition[];
`,
);
writeFileSync(
  path.join(generated, 'validators.d.ts'),
  `export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}
export declare const validateLayout: Validator;
export declare const validateCommunityIndex: Validator;
export declare const limits: {
  readonly tiles: number;
  readonly columns: number;
  readonly rows: number;
  readonly height: number;
  readonly tierOneTiles: Readonly<Record<1 | 2 | 3 | 4, { readonly min: number; readonly max: number }>>;
  readonly longestRow: number;
  readonly idLength: number;
  readonly nameLength: number;
  readonly descriptionLength: number;
  readonly tags: number;
  readonly tagLength: number;
};
`,
);
