import { isObject } from '@mahjong-fortress/base/json';
import { ok } from '@mahjong-fortress/base/result';
import { ACTS } from '@mahjong-fortress/gallery';
import { textIn } from '@mahjong-fortress/layouts-schema';
import { badUsage, type Call, type Command } from '../command.ts';
import { meetServer } from '../online/guest.ts';
import { askServer, SERVER_OPTIONS, type ServerQuestion, serverOption } from '../online/server.ts';
import { suggestion } from '../suggest.ts';
import { plain } from '../terminal.ts';

type Outcome = ReturnType<Command['run']>;

async function ask(call: Call, question: ServerQuestion) {
  const server = serverOption(call);
  if (!server.ok) return server;
  const { moderatorToken: token } = call.world;
  if (token !== undefined) return askServer(server.value, { ...question, token });
  const guest = await meetServer(call, server.value);
  return guest.ok ? askServer(server.value, { ...question, cookie: guest.value.cookie }) : guest;
}

function cardLine(card: Readonly<Record<string, unknown>>, { words: { publishing } }: Call): string {
  const name = textIn(card.name as never, 'en');
  const reports = (Array.isArray(card.reports) ? card.reports : []).filter(isObject);
  const said = reports.map(({ reason, words }) => `  ${[reason, words].filter(Boolean).join(': ')}`);
  const state = typeof card.hold === 'string' ? card.hold : publishing.listed;
  return [`${card.id}  ${name}  (${state})`, ...said].map(plain).join('\n');
}

async function list(call: Call): Outcome {
  const answer = await ask(call, { path: '/api/gallery/moderation' });
  if (!answer.ok) return answer;
  const { value } = answer.value;
  const cards = isObject(value) && Array.isArray(value.cards) ? value.cards.filter(isObject) : [];
  const text = cards.map((card) => cardLine(card, call)).join('\n');
  return ok({ json: { cards }, text: text || call.words.publishing.nothingWaits });
}

async function act(call: Call, name: string, id: string): Outcome {
  const reason = call.value('reason')?.trim();
  if (!reason) return badUsage('Say why with “--reason TEXT”: the author reads it.');
  if (!/^[a-z0-9]{12}$/.test(id)) return badUsage(`“${id}” isn’t the id of a fortress in the gallery.`);
  const body = { act: name, reason };
  const answer = await ask(call, { method: 'POST', path: `/api/gallery/${id}/acts`, body });
  return answer.ok ? ok({ json: answer.value.value, text: call.words.publishing.acted(id, reason) }) : answer;
}

export const moderate: Command = {
  name: 'moderate',
  summary: 'Moderate the gallery of a server',
  usage: `[${ACTS.join('|')} <id> --reason TEXT]`,
  takes: [0, 2],
  options: { ...SERVER_OPTIONS, reason: { value: 'TEXT', about: 'why; the author reads it' } },
  details: [
    'Without an action, lists everything reported or held. Every action is logged with its reason.',
    'To be a moderator, set MF_MODERATOR_TOKEN, or have your guest listed in the server’s MODERATORS.',
  ].join('\n'),
  examples: [
    'mf moderate --server http://127.0.0.1:4173',
    'mf moderate hold aaaabbbbcccc --reason "Copied without naming the author."',
  ],
  async run(call) {
    const [name, id] = call.positionals;
    if (name === undefined) return list(call);
    if (!ACTS.some((one) => one === name)) return badUsage(`Unknown: “${name}”.${suggestion(name, ACTS)}`);
    return id === undefined
      ? badUsage(`“moderate ${name}” needs the id of a fortress.`)
      : act(call, name, id);
  },
};
