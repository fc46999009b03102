/** A drawing as an image: its text can't reach the page, whoever wrote it. */
import { useMemo } from 'preact/hooks';

/** Drawings are few and used again and again, so their addresses are kept. */
const addresses = new Map<string, string>();

function addressOf(svg: string): string {
  const known = addresses.get(svg);
  if (known) return known;
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  addresses.set(svg, address);
  return address;
}

interface Props {
  /** Must give the same drawing for the same key. */
  draw(): string;
  readonly drawing: string;
  readonly alt: string;
  readonly class?: string;
}

export function Picture({ draw, drawing, alt, class: className }: Props) {
  const address = useMemo(() => addressOf(draw()), [drawing]);
  return <img class={className} src={address} alt={alt} draggable={false} loading="lazy" />;
}
