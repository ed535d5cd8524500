import type { AvifOptions, WebpOptions } from 'sharp';
import sharp from 'sharp';
import { plainWidth, widths } from '../../src/ui/picture-widths.ts';

/**
 * How variants are made. The figures behind it are in `docs/imagery.md`: effort 4 of AVIF takes six times as
 * long as 3 for 6 % fewer bytes.
 */
export const recipe = {
  avif: { quality: 70, chromaSubsampling: '4:4:4', effort: 3 } satisfies AvifOptions,
  webp: { quality: 86, effort: 6 } satisfies WebpOptions,
  widths,
  plainWidth,
  // A new encoder makes other files.
  sharp: sharp.versions.sharp,
} as const;
