/** A link as a QR code: the path of its dark squares, in a square of `size`. */
import { generate } from 'lean-qr';

export interface QrCode {
  readonly size: number;
  readonly path: string;
}

export function qrCodeOf(text: string): QrCode {
  const code = generate(text);
  const squares: string[] = [];
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) squares.push(`M${x} ${y}h1v1h-1z`);
  }
  return { size: code.size, path: squares.join('') };
}
