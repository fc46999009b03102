/** Files for the person to keep. */
import { loadedImage } from '@mahjong-fortress/base/loaded-image';
import {
  type BackedUp,
  carryInPng,
  carryInSvg,
  exportKde,
  exportMah,
  formatLayout,
  type Layout,
  makeBackup,
  makePicture,
} from '@mahjong-fortress/layouts-schema';
import { drawingAddress } from '../view/pictures.ts';
import { siteAddress } from './site.ts';

export const DOWNLOADS = ['json', 'png', 'svg', 'mah', 'kde'] as const;
export type Download = (typeof DOWNLOADS)[number];

const ENDINGS: Readonly<Record<Download, string>> = {
  json: 'json',
  png: 'png',
  svg: 'svg',
  mah: 'mah',
  kde: 'layout',
};

const PNG_WIDTH = 1600;
/** As the schema itself has it. */
const LONGEST_SCHEMA = 300;

async function pngOf(svg: string): Promise<Blob> {
  const image = await loadedImage(drawingAddress(svg));
  const canvas = document.createElement('canvas');
  canvas.width = PNG_WIDTH;
  canvas.height = Math.round((PNG_WIDTH * image.naturalHeight) / image.naturalWidth);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

async function carrying(png: Blob, layout: Layout): Promise<Blob> {
  const bytes = new Uint8Array(await png.arrayBuffer());
  return new Blob([carryInPng(bytes, layout)], { type: png.type });
}

/** With the address of the schema, where there is one, so that an editor of texts can help. */
function withSchema(layout: Layout): Layout {
  const $schema = siteAddress('schema/layout.schema.json');
  return /^https?:/.test($schema) && $schema.length <= LONGEST_SCHEMA ? { $schema, ...layout } : layout;
}

async function contentOf(layout: Layout, as: Download): Promise<Blob> {
  switch (as) {
    case 'json':
      return new Blob([formatLayout(withSchema(layout))], { type: 'application/json' });
    case 'png':
      return carrying(await pngOf(makePicture(layout)), layout);
    case 'svg':
      return new Blob([carryInSvg(makePicture(layout), layout)], { type: 'image/svg+xml' });
    case 'mah':
      return new Blob([exportMah([layout])], { type: 'application/json' });
    case 'kde':
      return new Blob([exportKde(layout)], { type: 'text/plain' });
  }
}

export function fileNameOf(layout: Layout, as: Download): string {
  return `${layout.id}.${ENDINGS[as]}`;
}

function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser needs the address until it has begun to read.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export async function download(layout: Layout, as: Download): Promise<void> {
  save(await contentOf(layout, as), fileNameOf(layout, as));
}

export function downloadBackup(saved: readonly BackedUp[]): void {
  save(new Blob([makeBackup(saved)], { type: 'application/json' }), 'fortresses.json');
}
