/** A mail server that keeps what it gets. */
import { createServer } from 'node:net';

interface SunkLetter {
  readonly to: readonly string[];
  /** As it came, headers and all. */
  readonly source: string;
  /** What a person reads. */
  readonly text: string;
}

export interface MailSink {
  readonly url: string;
  readonly letters: readonly SunkLetter[];
  /** What it answers to an address that holds such a word: 550 for good, 450 for now. */
  answer(word: string, code: number): void;
  close(): void;
}

function textOf(source: string): string {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/^Content-Transfer-Encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(head)) return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

export async function openMailSink(): Promise<MailSink> {
  const letters: SunkLetter[] = [];
  const answers = new Map<string, number>();
  const server = createServer((socket) => {
    let [to, source, unread, isLetter]: [string[], string, string, boolean] = [[], '', '', false];
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 sink');
    function hear(line: string): void {
      if (isLetter && line === '.') {
        isLetter = false;
        letters.push({ to, source, text: textOf(source) });
        [to, source] = [[], ''];
        say('250 kept');
      } else if (isLetter) source += `${line.replace(/^\.\./, '.')}\r\n`;
      else if (/^RCPT TO/i.test(line)) {
        const code = [...answers].find(([word]) => line.includes(word))?.[1] ?? 250;
        if (code < 300) to.push(/<(.*)>/.exec(line)?.[1] ?? '');
        say(`${code} recipient`);
      } else if (/^DATA/i.test(line)) {
        isLetter = true;
        say('354 go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say('250 ok');
    }
    socket.setEncoding('utf8').on('data', (text: string) => {
      const lines = (unread + text).split('\r\n');
      unread = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    letters,
    answer: (word, code) => void answers.set(word, code),
    close: () => server.close(),
  };
}
