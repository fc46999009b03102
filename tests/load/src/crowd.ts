/** People who only listen: how much each costs, and how soon they are back. */

import type { Line } from '@mahjong-fortress/online';
import { lineOf, type Person } from '../../../apps/server/test/support/person.ts';
import type { OurTable } from './our-tables.ts';

export interface Crowd {
  /** When everybody has been welcomed so many times. */
  welcomed(times: number): Promise<void>;
  close(): void;
}

/** Opens lines a few hundred at a time; a person may have several, as with several tabs. */
export async function gather(url: string, tables: readonly OurTable[], count: number): Promise<Crowd> {
  const welcomes = new Array<number>(count).fill(0);
  const waiting = new Set<() => void>();
  const lines: Line[] = [];
  const open = (index: number) => {
    const { id, people } = tables[index % tables.length] as OurTable;
    const person: Person = people[Math.floor(index / tables.length) % 2 === 0 ? 0 : 1];
    return lineOf(
      { urls: [url], person },
      { game: id },
      {
        status() {},
        welcome() {
          welcomes[index] = (welcomes[index] ?? 0) + 1;
          for (const look of waiting) look();
        },
        news() {},
      },
    );
  };
  const welcomed = (times: number, among = count): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!welcomes.slice(0, among).every((number) => number >= times)) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  for (let index = 0; index < count; index++) {
    lines.push(open(index));
    if (index % 200 === 199) await welcomed(1, index + 1);
  }
  await welcomed(1);
  return {
    welcomed,
    close() {
      for (const line of lines) line.close();
    },
  };
}
