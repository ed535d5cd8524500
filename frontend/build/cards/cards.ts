import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import * as brand from '../../src/content/brand.ts';
import { cardSize, type Card } from '../../src/content/head.ts';
import { root } from '../pictures/cache.ts';
import type { Source } from '../pictures/source.ts';
import type { Variant } from '../pictures/variants.ts';
import { breakLines, drawLine, widest } from './lettering.ts';

/** Width in pixels of the text column; the picture fills the rest. */
const column = 500;
const margin = 60;
const sizes = [64, 56, 48, 40];
const maxLines = 4;
const jpeg = { quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' } as const;

const tokens = readFileSync(join(root, 'frontend/src/styles/tokens.css'), 'utf8');
const mark = readFileSync(join(root, 'frontend/public/favicon.svg'), 'utf8');

/** Social cards: requested while pages render, then made together.  */
export class Cards {
  readonly #ordered = new Map<string, Variant>();
  readonly #pictures: ReadonlyMap<string, Source>;

  /** @param pictures the pictures that cards may show */
  constructor(pictures: readonly Source[]) {
    this.#pictures = new Map(pictures.map((picture) => [picture.digest, picture]));
  }

  get variants(): Variant[] {
    return [...this.#ordered.values()];
  }

  /** @returns the future path of a page's card */
  readonly order = ({ path, heading, picture }: Card): string => {
    const words = wordsOf(heading);
    const source = this.#pictures.get(picture.replace(/\W.*/, ''));
    if (!source) throw new Error(`The card of ${path} asks for a picture unknown: ${picture}`);
    const recipe = JSON.stringify([words, source.digest, jpeg, sharp.versions.sharp]);
    const digest = createHash('sha256').update(recipe).digest('hex').slice(0, 8);
    const page = path.slice(1).replaceAll('/', '-') || 'home';
    const file = `cards/${page}.${digest}.jpg`;
    this.#ordered.set(path, { file, kept: file, draw: () => draw(words, source) });
    return `/assets/${file}`;
  };

  /** @returns the file, below the assets, of a page's requested card */
  fileFor(path: string): string {
    const ordered = this.#ordered.get(path);
    if (!ordered) throw new Error(`Nobody ordered a card for ${path}.`);
    return ordered.file;
  }
}

/** The picture on the right, cropped to its column. */
async function draw(words: string, { bytes }: Source): Promise<Buffer> {
  const width = cardSize.width - column;
  const cut = await sharp(bytes).resize(width, cardSize.height, { fit: 'cover' }).toBuffer();
  return sharp(Buffer.from(words))
    .composite([{ input: cut, left: column, top: 0 }])
    .jpeg(jpeg)
    .toBuffer();
}

/** The card as SVG without its picture: mark, name, heading and address. */
function wordsOf(heading: string): string {
  const { width, height } = cardSize;
  const measure = column - 2 * margin;
  const settings = sizes.map((size) => ({ size, lines: breakLines(heading, size, measure) }));
  const fitting = settings.find(
    ({ size, lines }) => lines.length <= maxLines && widest(lines, size) <= measure,
  );
  if (!fitting) throw new Error(`“${heading}” is too long for a social card.`);
  const { size, lines } = fitting;
  const leading = size * 1.06;
  const baseline = height - margin - 64 - leading * (lines.length - 1);
  const drawn = lines.map((line, row) => drawLine(line, size, margin, baseline + row * leading));
  const host = new URL(brand.origin).host;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${token('ground')}"/>`,
    mark.replace('<svg ', `<svg x="${margin}" y="${margin}" width="44" height="44" `),
    `<g fill="${token('ink')}">${drawLine(brand.name, 30, margin + 60, margin + 33)}${drawn.join('')}</g>`,
    `<g fill="${token('ink-faint')}">${drawLine(host, 20, margin, height - margin)}</g>`,
    '</svg>',
  ].join('');
}

/** A colour of the light scheme. */
function token(name: string): string {
  const found = new RegExp(`--${name}: (?:light-dark\\()?(#\\w{6})`).exec(tokens);
  if (!found?.[1]) throw new Error(`styles/tokens.css has no --${name}.`);
  return found[1];
}
