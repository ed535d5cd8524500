import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { root } from './cache.ts';

const css = readFileSync(join(root, 'frontend/src/styles/tones.css'), 'utf8');
const tones = await Promise.all(
  [...css.matchAll(/\[data-tone='(\w)'\] \{\s*background: (#\w{6});/g)].map(
    async ([, letter = '', background = '']) => {
      const create = { width: 1, height: 1, channels: 3, background } as const;
      return { letter, place: await oklab(sharp({ create })) };
    },
  ),
);

/** The letter of the tone in `styles/tones.css` that the eye finds nearest to a picture of one pixel. */
export async function toneOf(pixel: Sharp): Promise<string> {
  const place = await oklab(pixel);
  const distanceTo = (tone: (typeof tones)[number]) =>
    Math.hypot(...tone.place.map((value, axis) => value - (place[axis] ?? 0)));
  const [nearest] = tones.toSorted((one, other) => distanceTo(one) - distanceTo(other));
  if (!nearest) throw new Error('styles/tones.css has no tones.');
  return nearest.letter;
}

/** Its place in OKLab, in which a distance is a difference that is seen. */
async function oklab(pixel: Sharp): Promise<number[]> {
  const { buffer, byteOffset } = await pixel
    .toColourspace('oklab')
    .raw({ depth: 'float' })
    .toBuffer();
  return [...new Float32Array(buffer, byteOffset, 3)];
}
