/** Colours, when the terminal shows them. */
import { inspect } from 'node:util';
import type { Kind } from '@mahjong-fortress/rules';
import { sealedCode } from '../terminal.ts';

type Colour = 'bold' | 'dim' | 'yellow' | 'red' | 'green' | 'blue' | 'grey' | 'magenta';

/** The colours of the tiles (§1); black winds would vanish on a dark terminal, so they are grey. */
const KIND_COLOURS: Readonly<Record<Kind, Colour>> = {
  merchants: 'yellow',
  soldiers: 'red',
  farmers: 'green',
  seasons: 'blue',
  winds: 'grey',
  dragons: 'magenta',
};

export interface Paint {
  (colour: Colour, text: string): string;
  kind(kind: Kind, text: string): string;
}

/** The codes are Node's. Its `styleText` writes them unsealed, and what is unsealed never reaches the terminal. */
function codeOf(name: Colour | 'reset'): string {
  return sealedCode(String(inspect.colors[name]?.[0]));
}

export function paintFor(colour: boolean): Paint {
  const paint = (name: Colour, text: string) => (colour ? codeOf(name) + text + codeOf('reset') : text);
  return Object.assign(paint, { kind: (kind: Kind, text: string) => paint(KIND_COLOURS[kind], text) });
}
