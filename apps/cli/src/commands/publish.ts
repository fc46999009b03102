import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isObject } from '@mahjong-fortress/base/json';
import { ok, type Result } from '@mahjong-fortress/base/result';
import { LICENCES, VISIBILITIES } from '@mahjong-fortress/gallery';
import { readPublishedLayout } from '@mahjong-fortress/gallery/publication';
import { type Layout, textIn } from '@mahjong-fortress/layouts-schema';
import { choiceOption } from '../arguments.ts';
import { type Call, type Command, EXIT, type Failure, rejected } from '../command.ts';
import { filesIn, loadLayouts } from '../layout-input.ts';
import { type Guest, meetServer } from '../online/guest.ts';
import { askServer, SERVER_OPTIONS, type ServerQuestion, serverOption } from '../online/server.ts';
import { plain, tell } from '../terminal.ts';

interface Sent {
  readonly file: string;
  readonly name?: string;
  readonly id?: string;
  /** Present where it was not published. */
  readonly problem?: string;
  readonly sameAs?: readonly string[];
}

interface Wish {
  readonly server: string;
  readonly guest: Guest;
  readonly visibility: string;
  readonly licence: string | undefined;
  readonly basedOn: string | undefined;
  readonly wait: NonNullable<ServerQuestion['wait']>;
}

/** No server asks for more; what does is none of ours. */
const LONGEST_WAIT = 2 * 3600;

/** As long as the server says, unless somebody has had enough of waiting. */
function patience({ world, words }: Call): Wish['wait'] {
  const { finish } = world.interruption();
  return async (seconds) => {
    if (finish.aborted || seconds > LONGEST_WAIT) return false;
    tell(world, words.publishing.waits(Math.ceil(seconds / 60)));
    return sleep(seconds * 1000, true, { signal: finish }).catch(() => false);
  };
}

/** The intent follows from what is published: the same file sent again is the same publication. */
function cidFor(layout: Layout): string {
  return createHash('sha256').update(JSON.stringify(layout)).digest('base64url').slice(0, 32);
}

async function send(
  layout: Layout,
  { server, guest, visibility, licence, basedOn, wait }: Wish,
): Promise<Result<Omit<Sent, 'file'>, Failure>> {
  const read = readPublishedLayout(licence === undefined ? layout : { ...layout, licence });
  if (!read.ok) return rejected(read.error);
  const body = { cid: cidFor(read.value), layout: read.value, visibility, basedOn };
  const answer = await askServer(server, {
    method: 'POST',
    path: '/api/gallery',
    cookie: guest.cookie,
    body,
    wait,
  });
  if (!answer.ok) return answer;
  const { id, sameAs } = isObject(answer.value.value) ? answer.value.value : {};
  const same = Array.isArray(sameAs) ? sameAs.flatMap((one) => (isObject(one) ? [String(one.id)] : [])) : [];
  return ok({ name: textIn(read.value.name, 'en'), id: String(id), sameAs: same });
}

async function publishFile(call: Call, file: string, wish: Wish): Promise<readonly Sent[]> {
  const opened = await loadLayouts(call, file);
  if (!opened.ok) return [{ file, problem: opened.error.problem.message }];
  const sent: Sent[] = [];
  for (const { layout } of opened.value.layouts) {
    const answer = await send(layout, wish);
    sent.push(answer.ok ? { file, ...answer.value } : { file, problem: answer.error.problem.message });
  }
  return sent;
}

function lineFor({ file, name = '', id, problem, sameAs = [] }: Sent, call: Call, server: string): string {
  const { publishing } = call.words;
  if (id === undefined) return plain(publishing.refused(file, problem ?? ''));
  const same = sameAs[0] === undefined ? '' : ` ${publishing.sameAs(`${server}/f/${sameAs[0]}`)}`;
  return plain(`${publishing.published(name, `${server}/f/${id}`)}${same}`);
}

export const publish: Command = {
  name: 'publish',
  summary: 'Publish fortresses in the gallery of a server',
  usage: '<layout file or folder>… [options]',
  takes: [1, 10_000],
  options: {
    ...SERVER_OPTIONS,
    visibility: { value: 'V', about: `${VISIBILITIES.join(', ')} (default public)` },
    licence: { value: 'L', about: `for files without one, or to replace it: ${LICENCES.join(', ')}` },
    'based-on': { value: 'ID', about: 'the gallery fortress these were made from' },
  },
  details:
    'Every fortress needs a name and a licence. Nothing is published twice, so an interrupted run can simply be repeated. If the server asks to slow down, waits as long as it says. Exits with 1 if any was refused.',
  examples: [
    'mf publish my-fortress.json --server http://127.0.0.1:4173',
    'mf publish community --name "Mahjong Fortress" --server http://127.0.0.1:4173',
  ],
  async run(call) {
    const visibility = choiceOption(call, 'visibility', VISIBILITIES, 'public');
    if (!visibility.ok) return visibility;
    const licence = choiceOption(call, 'licence', LICENCES, 'CC0-1.0');
    if (!licence.ok) return licence;
    const server = serverOption(call);
    if (!server.ok) return server;
    const guest = await meetServer(call, server.value);
    if (!guest.ok) return guest;
    const wish = {
      server: server.value,
      guest: guest.value,
      visibility: visibility.value,
      licence: call.has('licence') ? licence.value : undefined,
      basedOn: call.value('based-on'),
      wait: patience(call),
    };
    const sent: Sent[] = [];
    for (const file of call.positionals.flatMap((name) => filesIn(call.world, name)))
      sent.push(...(await publishFile(call, file, wish)));
    return ok({
      json: { published: sent },
      text: sent.map((one) => lineFor(one, call, server.value)).join('\n'),
      exit: sent.every(({ id }) => id !== undefined) ? EXIT.fine : EXIT.rejected,
    });
  },
};
