/** Paints a picture into a file. A drawing that becomes an image knows no fonts of the page, so its texts are painted over it. */
import { loadedImage } from '@mahjong-fortress/base/loaded-image';
import { type GamePicture, PICTURE_SIZE, type PictureText } from './game-picture.ts';

const FONTS = {
  display: '"Philosopher", "Palatino Linotype", serif',
  text: '"Noto Sans", sans-serif',
} as const;
/** Sharp on most screens, and small enough to be sent. */
const SCALE = 4 / 3;

const fontOf = ({ font, size }: PictureText, scale = 1) =>
  `${font === 'display' ? 700 : 400} ${size * scale}px ${FONTS[font]}`;

async function imageOf(drawing: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  try {
    return await loadedImage(address, new Image(PICTURE_SIZE.width * SCALE, PICTURE_SIZE.height * SCALE));
  } finally {
    URL.revokeObjectURL(address);
  }
}

function write(context: CanvasRenderingContext2D, text: PictureText): void {
  context.font = fontOf(text);
  const needs = context.measureText(text.text).width;
  if (text.width && needs > text.width) context.font = fontOf(text, text.width / needs);
  context.fillStyle = text.colour;
  context.textAlign = text.align ?? 'left';
  context.shadowColor = 'rgb(0 0 0 / 55%)';
  context.shadowBlur = 6;
  context.fillText(text.text, text.x, text.y);
}

/** A PNG; nothing where the browser cannot make one. */
export async function paintPicture({ drawing, texts }: GamePicture): Promise<Blob | undefined> {
  try {
    const canvas = document.createElement('canvas');
    canvas.width = PICTURE_SIZE.width * SCALE;
    canvas.height = PICTURE_SIZE.height * SCALE;
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    const [image] = await Promise.all([
      imageOf(drawing),
      ...texts.map((text) => document.fonts.load(fontOf(text), text.text)),
    ]);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    context.scale(SCALE, SCALE);
    for (const text of texts) write(context, text);
    return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
  } catch {
    return undefined;
  }
}
