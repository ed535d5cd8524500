import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './cache.ts';

const css = readFileSync(join(root, 'frontend/src/styles/tones.css'), 'utf8');
const tones = [...css.matchAll(/\[data-tone='(\w)'\] \{\s*background: #(\w{6});/g)].map(
  ([, letter = '', hex = '']) => ({ letter, place: oklab(Buffer.from(hex, 'hex')) }),
);

/** The letter of the tone in `styles/tones.css` that the eye finds nearest to a colour of three octets. */
export function toneOf(colour: Uint8Array): string {
  const place = oklab(colour);
  const [nearest] = tones.toSorted(
    (one, other) => distance(one.place, place) - distance(other.place, place),
  );
  if (!nearest) throw new Error('styles/tones.css has no tones.');
  return nearest.letter;
}

type Place = readonly [lightness: number, a: number, b: number];

function distance(one: Place, other: Place): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** OKLab, in which a distance is a difference that is seen. */
function oklab([red = 0, green = 0, blue = 0]: Uint8Array): Place {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((octet) => {
    const part = octet / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
