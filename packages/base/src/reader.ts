/** Reading JSON from strangers: every reader answers with a value or with the first problem and where it is. */
import { isObject, nestingOf } from './json.ts';
import { type Problem, problem } from './problem.ts';
import { err, ok, type Result } from './result.ts';

export type Read<T> = (value: unknown, path: string) => Result<T, Problem>;

/** How much of a text is looked at; what lies beyond is refused before it is understood. */
interface TextLimits {
  readonly textLength: number;
  readonly depth: number;
}

export function parseJson(text: string, { textLength, depth }: TextLimits): Result<unknown, Problem> {
  if (text.length > textLength) {
    return err(problem('too-large', '', `The text is longer than ${textLength} characters.`));
  }
  if (nestingOf(text).deepest > depth) {
    return err(problem('too-deep', '', 'The text is nested too deeply.'));
  }
  try {
    return ok(JSON.parse(text));
  } catch {
    return err(problem('not-json', '', 'The text isn’t valid JSON; it may have been cut off.'));
  }
}

export function whole(low: number, high: number): Read<number> {
  return (value, path) =>
    typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high
      ? ok(value)
      : err(problem('not-a-number', path, `This must be a whole number from ${low} to ${high}.`));
}

export const yesNo: Read<boolean> = (value, path) =>
  typeof value === 'boolean' ? ok(value) : err(problem('not-yes-no', path, 'This must be true or false.'));

export function text(maxLength: number): Read<string> {
  return (value, path) =>
    typeof value === 'string' && value.length <= maxLength
      ? ok(value)
      : err(problem('not-a-text', path, `This must be a text of at most ${maxLength} characters.`));
}

export function oneOf<const T extends string>(words: readonly T[]): Read<T> {
  return (value, path) =>
    words.includes(value as T)
      ? ok(value as T)
      : err(problem('unknown-word', path, `This must be one of: ${words.join(', ')}.`));
}

export function listOf<T>(read: Read<T>, maxLength: number): Read<T[]> {
  return (value, path) => {
    if (!Array.isArray(value) || value.length > maxLength) {
      return err(problem('not-a-list', path, `This must be a list of at most ${maxLength} entries.`));
    }
    const list: T[] = [];
    for (const [index, entry] of value.entries()) {
      const result = read(entry, `${path}/${index}`);
      if (!result.ok) return result;
      list.push(result.value);
    }
    return ok(list);
  };
}

/** A field that may be left out; what is written on the wire as absent is undefined inside. */
export function optional<T>(read: Read<T>): Read<T | undefined> {
  return (value, path) => (value === undefined ? ok(undefined) : read(value, path));
}

/** A reader followed by a check or a conversion that may fail. */
export function refine<A, B>(read: Read<A>, next: (value: A, path: string) => Result<B, Problem>): Read<B> {
  return (value, path) => {
    const result = read(value, path);
    return result.ok ? next(result.value, path) : result;
  };
}

type Fields = Readonly<Record<string, Read<unknown>>>;
type FieldsRead<F extends Fields> = { [K in keyof F]: F[K] extends Read<infer T> ? T : never };

/** An object with exactly these fields; one it does not know is a problem, because it is most likely a typing error. */
export function fields<F extends Fields>(shape: F): Read<FieldsRead<F>> {
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return err(problem('not-an-object', path, 'This must be an object.'));
    }
    const unknown = Object.keys(value).find((key) => !Object.hasOwn(shape, key));
    if (unknown !== undefined) {
      // Shown to people: a key from a stranger may be a novel.
      return err(problem('unknown-field', join(path, unknown.slice(0, 40)), 'There is no such field.'));
    }
    const read: Record<string, unknown> = {};
    for (const [key, readField] of Object.entries(shape)) {
      const entry = Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
      const result = readField(entry, join(path, key));
      if (!result.ok) return result;
      read[key] = result.value;
    }
    return ok(read as FieldsRead<F>);
  };
}

type Variants<S extends Readonly<Record<string, Fields>>> = {
  [K in keyof S & string]: { type: K } & FieldsRead<S[K]>;
}[keyof S & string];

/** A union: `type` says which of the shapes the other fields have. */
export function variants<S extends Readonly<Record<string, Fields>>>(shapes: S): Read<Variants<S>> {
  const types = Object.keys(shapes);
  const readers = new Map(
    Object.entries(shapes).map(([type, shape]) => [type, fields({ type: oneOf([type]), ...shape })]),
  );
  return (value, path) => {
    const type = isObject(value) ? value.type : undefined;
    const read = readers.get(type as string);
    if (read) return read(value, path) as Result<Variants<S>, Problem>;
    return err(problem('unknown-type', join(path, 'type'), `The type must be one of: ${types.join(', ')}.`));
  };
}

function join(path: string, key: string): string {
  return path ? `${path}/${key}` : key;
}

/** Whatever it is; somebody else looks at it. */
export const anything: Read<unknown> = (value) => ok(value);

/** The first two fields of every file of the project: what it is, and in which version; older ones may be read too. */
export function versionIn(
  value: unknown,
  format: string,
  { newest, oldest = newest }: { readonly newest: number; readonly oldest?: number },
): Result<number, Problem> {
  const head = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (head.format !== format) return err(problem('wrong-format', 'format', `This isn’t a ${format}.`));
  const version = typeof head.version === 'number' ? head.version : Number.NaN;
  if (version > newest) {
    const message = 'This was saved by a newer version of the game. Update to open it.';
    return err(problem('newer-version', 'version', message));
  }
  return Number.isInteger(version) && version >= oldest
    ? ok(version)
    : err(problem('wrong-version', 'version', `The version must be ${newest}.`));
}
