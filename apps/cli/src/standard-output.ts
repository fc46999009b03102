/** Standard output that fails with a sentence. */
import { fstatSync, writeFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { EXIT } from './command.ts';
import { reasonFor } from './output.ts';
import type { OutputStream } from './world.ts';

/** Node takes it for done when only a part of a text has fitted on the disk; this writes the rest, or fails. */
function wholeWriter(file: number): OutputStream {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      try {
        writeFileSync(file, chunk);
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
}

function isFile(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isFile();
  } catch {
    return false;
  }
}

export function standardOutput(): OutputStream {
  const stdout = isFile(process.stdout.fd) ? wholeWriter(process.stdout.fd) : process.stdout;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    // `mf … | head` closes the pipe early; that is no failure of the program.
    if (error.code === 'EPIPE') process.exit(EXIT.fine);
    process.stderr.write(`mf: can’t write to standard output: ${reasonFor(error)}.\n`);
    process.exit(EXIT.rejected);
  });
  // There is nobody left to tell; the work itself may go on.
  process.stderr.on('error', () => undefined);
  return stdout;
}
