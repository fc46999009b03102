/** Colours, when the terminal shows them. */
import type { Kind } from '@mahjong-fortress/rules';
import { sealedCode } from '../terminal.ts';

const CODES = {
  bold: '1',
  dim: '2',
  yellow: '33',
  red: '31',
  green: '32',
  blue: '34',
  grey: '90',
  violet: '35',
} as const;
const RESET = '0';
type Colour = keyof typeof CODES;

/** The colours of the tiles (§1); black winds would vanish on a dark terminal, so they are grey. */
const KIND_COLOURS: Readonly<Record<Kind, Colour>> = {
  merchants: 'yellow',
  soldiers: 'red',
  farmers: 'green',
  seasons: 'blue',
  winds: 'grey',
  dragons: 'violet',
};

export interface Paint {
  (colour: Colour, text: string): string;
  kind(kind: Kind, text: string): string;
}

export function paintFor(colour: boolean): Paint {
  const paint = (name: Colour, text: string) =>
    colour ? `${sealedCode(CODES[name])}${text}${sealedCode(RESET)}` : text;
  return Object.assign(paint, { kind: (kind: Kind, text: string) => paint(KIND_COLOURS[kind], text) });
}
