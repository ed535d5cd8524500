import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Letters {
  readonly unitsPerEm: number;
  readonly advances: Readonly<Record<string, number>>;
  readonly outlines: Readonly<Record<string, string>>;
  /** `T-60 V-40`: the next letter, and the distance by which it moves. */
  readonly kerning: Readonly<Record<string, string>>;
}

/**
 * Outlines of the site's typeface, written by `packages/studio/lettering.py`. SVG's `text` would use whatever fonts
 * the build machine has.
 */
const { unitsPerEm, advances, outlines, kerning }: Letters = JSON.parse(
  readFileSync(join(import.meta.dirname, 'letters.json'), 'utf8'),
);
const pairs = new Map(
  Object.entries(kerning).flatMap(([one, others]) =>
    others.split(' ').map((other) => [one + other.charAt(0), Number(other.slice(1))] as const),
  ),
);

/** As a fraction of the type size, as in the site's headings. */
const tracking = -0.034;

interface Placed {
  readonly letter: string;
  /** Distance from the start of the line, as a fraction of the type size. */
  readonly start: number;
}

/** @throws Error if a letter has no outline */
function place(text: string): { letters: Placed[]; width: number } {
  let width = 0;
  const letters = Array.from(text).map((letter, index) => {
    const advance = advances[letter];
    if (advance === undefined)
      throw new Error(`“${text}” has a letter that studio/lettering.py does not draw: ${letter}`);
    const start = width + (pairs.get((text[index - 1] ?? '') + letter) ?? 0) / unitsPerEm;
    width = start + advance / unitsPerEm + tracking;
    return { letter, start };
  });
  return { letters, width: width - tracking };
}

/** Breaks a text into lines of at most `width` pixels, as equal in length as possible. */
export function breakLines(text: string, size: number, width: number): string[] {
  const lines = fill(text, size, width);
  for (let narrower = width - size / 4; narrower > 0; narrower -= size / 4) {
    const tried = fill(text, size, narrower);
    if (tried.length > lines.length || widest(tried, size) > narrower) break;
    lines.splice(0, lines.length, ...tried);
  }
  return lines;
}

function fill(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && place(longer).width * size <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** The width of the longest line in pixels. */
export function widest(lines: readonly string[], size: number): number {
  return Math.max(...lines.map((line) => place(line).width * size));
}

/** One line as SVG paths; `y` is its baseline. */
export function drawLine(text: string, size: number, x: number, y: number): string {
  const scale = size / unitsPerEm;
  return place(text)
    .letters.map(({ letter, start }) => {
      const left = (x + start * size).toFixed(2);
      return `<path transform="translate(${left} ${y}) scale(${scale})" d="${outlines[letter]}"/>`;
    })
    .join('');
}
