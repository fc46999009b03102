/** The index of a folder of layouts: what a list needs to know of each, without fetching it. */
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { type Finding, isError, makeFinding } from '../finding.ts';
import { formatLayout } from '../format.ts';
import { tierCounts } from '../grid.ts';
import type { Layout, LocalText, PlayerCount } from '../layout.ts';
import { parseLayout } from '../parse.ts';
import { makePicture } from '../render/picture.ts';

interface CommunityEntry {
  readonly id: string;
  readonly name: LocalText;
  readonly author?: string;
  readonly licence?: string;
  readonly players: readonly PlayerCount[];
  readonly tags?: readonly string[];
  /** How many tiles lie on tier 1, 2 and so on. */
  readonly tiers: readonly number[];
  /** Paths relative to the index. */
  readonly file: string;
  readonly picture?: string;
}

/** The first version of the format, which is read for ever. */
export interface CommunityIndex {
  readonly version: 1;
  readonly layouts: readonly CommunityEntry[];
}

/** The second one: a title, and the fortresses themselves, so that one request is enough. */
interface BuiltIndex {
  readonly $schema?: string;
  readonly version: 2;
  readonly title: LocalText;
  readonly layouts: readonly (CommunityEntry & Pick<Layout, 'description' | 'rows'>)[];
  readonly next?: string;
}

const TITLE = {
  en: 'Mahjong Fortress community',
  ru: 'Сообщество «Крепости Маджонг»',
  uk: 'Спільнота «Фортеці Маджонг»',
} as const;
const SCHEMA = '../packages/layouts-schema/collection.schema.json';

export interface LayoutFile {
  readonly name: string;
  readonly text: string;
}

/** What is wrong with which file of the folder. */
interface FileFindings {
  readonly file: string;
  readonly findings: readonly Finding[];
}

/** Names and terms are what makes a contribution somebody's and usable by others. */
const NEEDED = ['author', 'licence'] as const satisfies readonly (keyof Layout)[];

function findingsOf(file: LayoutFile, layout: Layout, earlier: ReadonlySet<string>): Finding[] {
  const expected = `${layout.id}.json`;
  return [
    ...(file.name === expected ? [] : [makeFinding('file-name', '/id', { expected })]),
    ...(earlier.has(layout.id) ? [makeFinding('duplicate-id', '/id', { id: layout.id })] : []),
    ...NEEDED.filter((key) => layout[key] === undefined).map((key) =>
      makeFinding('community-needs', '', { key }),
    ),
  ];
}

function entryOf(layout: Layout): BuiltIndex['layouts'][number] {
  const { id, name, author, licence, description, players, tags, rows } = layout;
  return {
    id,
    name,
    ...(author === undefined ? {} : { author }),
    ...(licence === undefined ? {} : { licence }),
    players,
    ...(tags === undefined ? {} : { tags }),
    ...(description === undefined ? {} : { description }),
    tiers: tierCounts(rows),
    rows,
    file: `${id}.json`,
    picture: `pictures/${id}.svg`,
  };
}

const PAGE = 100;

function pageFile(page: number): string {
  return page === 0 ? 'index.json' : `index-${page + 1}.json`;
}

/** Whether a file of a collection is its list, or a page of that, and no fortress. */
export function isIndexFile(name: string): boolean {
  return /^index(-\d+)?\.json$/.test(name);
}

/** Files by their names. */
type Files = ReadonlyMap<string, string>;

/** A collection as files that any static host can serve: the fortresses, their pictures, and the pages of the list. */
export function makeCollection(title: LocalText, layouts: readonly Layout[]): Files {
  const files = new Map<string, string>();
  for (const layout of layouts) {
    files.set(`${layout.id}.json`, formatLayout(layout));
    files.set(`pictures/${layout.id}.svg`, makePicture(layout));
  }
  for (let page = 0; page === 0 || page * PAGE < layouts.length; page++) {
    const rest = layouts.slice(page * PAGE);
    const index: BuiltIndex = {
      version: 2,
      title,
      layouts: rest.slice(0, PAGE).map(entryOf),
      ...(rest.length > PAGE ? { next: pageFile(page + 1) } : {}),
    };
    files.set(pageFile(page), `${JSON.stringify(index, null, 2)}\n`);
  }
  return files;
}

/** Checks every file and makes the index; ids of the bundled layouts are taken already. */
export function buildCommunityIndex(
  files: readonly LayoutFile[],
  takenIds: readonly string[],
): Result<{ readonly index: BuiltIndex; readonly layouts: readonly Layout[] }, readonly FileFindings[]> {
  const taken = new Set(takenIds);
  const layouts: Layout[] = [];
  const problems: FileFindings[] = [];
  for (const file of [...files].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const parsed = parseLayout(file.text);
    const findings = parsed.ok ? findingsOf(file, parsed.value.layout, taken) : parsed.error;
    if (parsed.ok && !findings.some(isError)) {
      taken.add(parsed.value.layout.id);
      layouts.push(parsed.value.layout);
    } else problems.push({ file: file.name, findings });
  }
  if (problems.length > 0) return err(problems);
  return ok({ index: { $schema: SCHEMA, version: 2, title: TITLE, layouts: layouts.map(entryOf) }, layouts });
}
