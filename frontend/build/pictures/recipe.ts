import type { AvifOptions, WebpOptions } from 'sharp';
import sharp from 'sharp';
import { plainWidth, widths } from '../../src/ui/picture-widths.ts';

/**
 * How variants are made. Its README has the measurements: above 800 pixels, effort 3 of AVIF takes three times
 * as long as effort 1 and saves a tenth of the bytes.
 */
export const recipe = {
  avif: { quality: 70, chromaSubsampling: '4:4:4' } satisfies AvifOptions,
  effort: { 480: 3, 800: 3, 1200: 1, 1600: 1 } satisfies Record<(typeof widths)[number], number>,
  webp: { quality: 86, effort: 2 } satisfies WebpOptions,
  widths,
  plainWidth,
  // A new encoder makes different files.
  sharp: sharp.versions.sharp,
} as const;
