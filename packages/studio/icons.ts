import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../../frontend/public');

/** The bitmap icons: file, size in pixels, and the space around the mark. */
const icons = [
  { file: 'icon-192.png', size: 192, shape: 'tile' },
  { file: 'icon-512.png', size: 512, shape: 'tile' },
  // iOS rounds the corners itself and shows transparent ones in black.
  { file: 'apple-touch-icon.png', size: 180, shape: 'square' },
  // A launcher may crop to the inner 80 %.
  { file: 'maskable-192.png', size: 192, shape: 'maskable' },
  { file: 'maskable-512.png', size: 512, shape: 'maskable' },
] as const;

/** Renders every icon from the `favicon.svg` beside it. `favicon.ico` is for clients that request nothing else. */
export async function renderIcons(): Promise<string[]> {
  const svg = await readFile(join(folder, 'favicon.svg'), 'utf8');
  for (const { file, size, shape } of icons) {
    await writeFile(join(folder, file), await render(shaped(svg, shape), size));
  }
  await writeFile(join(folder, 'favicon.ico'), ico(await render(svg, 32), 32));
  return [...icons.map(({ file }) => file), 'favicon.ico'];
}

function shaped(svg: string, shape: (typeof icons)[number]['shape']): string {
  if (shape === 'tile') return svg;
  const square = svg.replace(/ rx="[^"]+"/, '');
  if (shape === 'square') return square;
  // Shrinks the mark around its centre, but not the background.
  return square
    .replace('<g ', '<g transform="translate(4 4)scale(.75)"><g ')
    .replace('</svg>', '</g></svg>');
}

async function render(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size)
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer();
}

/** A PNG in the ICO container that some programs require. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
