import { problem } from '@mahjong-fortress/base/problem';
import { ok } from '@mahjong-fortress/base/result';
import { fetcherFrom, findingText, loadWhole, makeCollection } from '@mahjong-fortress/layouts-schema';
import { en } from '@mahjong-fortress/layouts-schema/sentences/en';
import { badUsage, type Command, rejected } from '../command.ts';
import { serverOption } from '../online/server.ts';
import { makeFolder, writeText } from '../output.ts';
import { plain } from '../terminal.ts';

const FOLDERS = ['', '/pictures'] as const;

export const collect: Command = {
  name: 'collect',
  summary: 'Copy the gallery of a server into a folder that any static host can serve',
  usage: '--out FOLDER [--server URL]',
  takes: [0, 0],
  options: {
    server: { value: 'URL', about: 'the server (default: the variable MF_SERVER)' },
    out: { value: 'FOLDER', about: 'where to put the files; those with the same names are replaced' },
  },
  details:
    'The folder holds the list (index.json), every fortress as a file, and its picture. It needs no server: upload it anywhere, and add the address of its index.json to the game as a collection.',
  examples: ['mf collect --server https://play.example --out mirror'],
  async run(call) {
    const folder = call.value('out');
    if (folder === undefined) return badUsage('Name a folder with “--out FOLDER”.');
    const server = serverOption(call);
    if (!server.ok) return server;
    const fetcher = fetcherFrom((address, options) => fetch(address, options));
    const whole = await loadWhole(`${server.value}/gallery/index.json`, fetcher);
    if (!whole.ok) {
      const { code, path } = whole.error;
      return rejected(problem(code, path, findingText(whole.error, en)), server.value);
    }
    const { title = 'Mahjong Fortress', layouts, skipped } = whole.value;
    for (const part of FOLDERS) {
      const made = makeFolder(call.world, `${folder}${part}`);
      if (!made.ok) return made;
    }
    for (const [name, text] of makeCollection(title, layouts)) {
      const written = writeText(call.world, `${folder}/${name}`, text);
      if (!written.ok) return written;
    }
    const { publishing } = call.words;
    const lines = [publishing.collected(layouts.length, folder)];
    if (skipped > 0) lines.push(publishing.leftOut(skipped));
    return ok({ json: { folder, fortresses: layouts.length, skipped }, text: plain(lines.join('\n')) });
  },
};
