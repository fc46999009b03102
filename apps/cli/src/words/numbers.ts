/** Numbers as reports print them. */
import { countingIn } from '@mahjong-fortress/base/plural';

const inEnglish = countingIn('en');

/** "1 game", "2 games". */
export function counted(number: number, noun: string): string {
  return inEnglish(number, { one: noun, other: `${noun}s` });
}

/** With a sign, and nothing that rounds to naught is less than it. */
export function signed(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return `${rounded < 0 ? '−' : '+'}${Math.abs(rounded).toFixed(1)}`;
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

export function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`;
}
