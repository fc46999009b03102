/** Two lines, as alike in length as the words allow. */
export function inTwoLines(name: string): string {
  const words = name.split(' ');
  const breaks = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { text: lines.join('\n'), longest: Math.max(...lines.map(({ length }) => length)) };
  });
  const [best] = breaks.sort((a, b) => a.longest - b.longest);
  return best?.text ?? name;
}
