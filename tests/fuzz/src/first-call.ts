/** One text at one door in a process of its own, as the first that ever comes: prints the processor time it takes. */
import { readFileSync } from 'node:fs';
import { DOORS } from './doors/index.ts';
import { openOnce } from './verdict.ts';
import { YARDSTICK } from './yardstick.ts';

const [name, file = ''] = process.argv.slice(2);
const door = [...DOORS, YARDSTICK].find((one) => one.name === name);
if (!door) throw new Error(`There is no door “${name}”.`);
door.prepare?.();
const text = readFileSync(file, 'utf8');
const { milliseconds } = await openOnce(door, door.dress ? await door.dress(text) : text);
console.log(milliseconds);
