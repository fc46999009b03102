/** A drawing as an image: its text can't reach the page, whoever wrote it. */

/** Drawings are few and used again and again, so their addresses are kept. */
const addresses = new Map<string, string>();

interface Props {
  /** Must give the same drawing for the same key. */
  draw(): string;
  readonly drawing: string;
  readonly alt: string;
  readonly class?: string;
}

function addressOf({ drawing, draw }: Props): string {
  const known = addresses.get(drawing);
  if (known) return known;
  const address = URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }));
  addresses.set(drawing, address);
  return address;
}

export function Picture(props: Props) {
  const { alt, class: className } = props;
  return <img class={className} src={addressOf(props)} alt={alt} draggable={false} loading="lazy" />;
}
