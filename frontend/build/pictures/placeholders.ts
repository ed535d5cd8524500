import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { root } from './cache.ts';

const css = readFileSync(join(root, 'frontend/src/styles/placeholders.css'), 'utf8');
const placeholders = await Promise.all(
  [...css.matchAll(/\[data-placeholder='(\w)'\] \{\s*background: (#\w{6});/g)].map(
    async ([, letter = '', background = '']) => {
      const create = { width: 1, height: 1, channels: 3, background } as const;
      return { letter, place: await oklab(sharp({ create })) };
    },
  ),
);

/** The letter of the colour in `styles/placeholders.css` nearest to a picture reduced to one pixel. */
export async function placeholderOf(pixel: Sharp): Promise<string> {
  const place = await oklab(pixel);
  const distanceTo = (placeholder: (typeof placeholders)[number]) =>
    Math.hypot(...placeholder.place.map((value, axis) => value - (place[axis] ?? 0)));
  const [nearest] = placeholders.toSorted((one, other) => distanceTo(one) - distanceTo(other));
  if (!nearest) throw new Error('styles/placeholders.css has no placeholders.');
  return nearest.letter;
}

/** The pixel's coordinates in OKLab, where distance corresponds to visible difference. */
async function oklab(pixel: Sharp): Promise<number[]> {
  const { buffer, byteOffset } = await pixel
    .toColourspace('oklab')
    .raw({ depth: 'float' })
    .toBuffer();
  return [...new Float32Array(buffer, byteOffset, 3)];
}
