/** Draws the signs of the app for tabs and home screens into public/icons: `npm run art:icons`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { favicon, maskableIcon } from '../src/art/app-icon.ts';
import { sized } from '../src/art/svg.ts';

const folder = new URL('../public/icons/', import.meta.url);

/** Mostly WebP: every browser that installs apps reads it, at a tenth of the size. */
const PICTURES = [
  { name: 'icon-192.webp', drawing: favicon(), size: 192 },
  { name: 'icon-512.webp', drawing: favicon(), size: 512 },
  { name: 'maskable-512.webp', drawing: maskableIcon(), size: 512 },
  { name: 'touch-180.png', drawing: maskableIcon(), size: 180 },
];

mkdirSync(folder, { recursive: true });
writeFileSync(
  new URL('icon.svg', folder),
  favicon().replace('<defs>', '<title>Mahjong Fortress</title><defs>'),
);
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const { name, drawing, size } of PICTURES) {
  const address = await page.evaluate(
    async ({ source, side, type }) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = side;
      canvas.height = side;
      canvas.getContext('2d')?.drawImage(image, 0, 0, side, side);
      return canvas.toDataURL(type, 0.9);
    },
    { source: sized(drawing, size, size), side: size, type: `image/${name.split('.')[1]}` },
  );
  writeFileSync(new URL(name, folder), address.split(',')[1] ?? '', 'base64');
}
await browser.close();
