/** Numbers as reports print them. */

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

export function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`;
}
