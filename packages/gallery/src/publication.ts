/** What somebody sends to have a fortress in the gallery. */
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { anything, fields, oneOf, optional, type Read, refine, text } from '@mahjong-fortress/base/reader';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import {
  type Finding,
  findingText,
  isError,
  type Layout,
  parseLayout,
  UNNAMED,
} from '@mahjong-fortress/layouts-schema';
import { en } from '@mahjong-fortress/layouts-schema/sentences/en';
import { plainProse, withPlainNames } from './plain-name.ts';
import { isPublicationId } from './publication-id.ts';
import { GALLERY_LIMITS, LICENCES, type Licence, VISIBILITIES, type Visibility } from './vocabulary.ts';

export type PublishedLayout = Layout & { readonly licence: Licence };

export interface NewVersion {
  /** Names the intent, so that it is published once however often it is sent. */
  readonly cid: string;
  readonly layout: PublishedLayout;
  readonly note?: string | undefined;
}

export interface Publication extends NewVersion {
  readonly visibility: Visibility;
  /** The fortress in the gallery that this one was made from. */
  readonly basedOn?: string | undefined;
}

export const readPublicationId: Read<string> = refine(text(40), (id, path) =>
  isPublicationId(id) ? ok(id) : err(problem('no-such-publication', path, 'There is no such fortress.')),
);

function problemOf({ code, path, ...finding }: Finding): Problem {
  return problem(code, `layout${path}`, findingText({ code, path, ...finding }, en));
}

function hasLicence(layout: Layout): layout is PublishedLayout {
  return LICENCES.some((licence) => licence === layout.licence);
}

/** A layout that can be played on: the same checks as always. */
export function readPlayableLayout(value: unknown): Result<Layout, Problem> {
  const parsed = parseLayout(typeof value === 'string' ? value : JSON.stringify(value ?? null));
  if (parsed.ok) return ok(parsed.value.layout);
  const first = parsed.error.find(isError) ?? parsed.error[0];
  return err(first ? problemOf(first) : problem('layout', 'layout', 'This isn’t a fortress.'));
}

/** A layout that may be shown to everybody: playable, with a licence, and with a name that somebody chose. */
export function readPublishedLayout(value: unknown): Result<PublishedLayout, Problem> {
  const playable = readPlayableLayout(value);
  if (!playable.ok) return playable;
  const { author: _, $schema: __, ...layout } = playable.value;
  const named = withPlainNames(layout);
  if (!named.ok) return named;
  if (JSON.stringify(named.value.name) === JSON.stringify(UNNAMED))
    return err(problem('unnamed', 'layout/name', 'Give the fortress a name first.'));
  return hasLicence(named.value)
    ? ok(named.value)
    : err(problem('licence', 'layout/licence', `Choose one of these licences: ${LICENCES.join(', ')}.`));
}

const readLayoutField: Read<PublishedLayout> = refine(anything, readPublishedLayout);
const readCid = refine(text(40), (cid, path) =>
  /^[\w-]{8,40}$/.test(cid) ? ok(cid) : err(problem('cid', path, 'An intent is named by 8 to 40 letters.')),
);
const readNote = refine(text(4 * GALLERY_LIMITS.note), (note, path) => {
  const plain = plainProse(note);
  return [...plain].length <= GALLERY_LIMITS.note
    ? ok(plain)
    : err(problem('note', path, `A note has at most ${GALLERY_LIMITS.note} characters.`));
});

export const readPublication: Read<Publication> = fields({
  cid: readCid,
  layout: readLayoutField,
  visibility: oneOf(VISIBILITIES),
  basedOn: optional(readPublicationId),
  note: optional(readNote),
});

export const readNewVersion: Read<NewVersion> = fields({
  cid: readCid,
  layout: readLayoutField,
  note: optional(readNote),
});
