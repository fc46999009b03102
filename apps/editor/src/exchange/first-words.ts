import { type Finding, findingText } from '@mahjong-fortress/layouts-schema';
import type { Saying } from '../document/saying.ts';

/** The first sentence about what is wrong. */
export function firstWords([first]: readonly Finding[]): Saying {
  return (messages) => (first ? findingText(first, messages.findings) : '');
}
