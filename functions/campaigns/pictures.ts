import { createHash } from 'node:crypto';
import type { StoredPicture, PictureRequest } from '#contract/campaign.ts';
import { readJpeg } from '#contract/jpeg.ts';
import { staffLimits } from '#contract/limits.ts';
import { writeSiteFile } from '../files/site-store.ts';
import { invalidField } from '../http/api-error.ts';
import { storePicture } from './picture-store.ts';

/**
 * Stores a picture under its hash, so the same one twice is one.
 * @throws ApiError `validation_failed` on `data`; `unavailable`
 */
export async function addPicture({ data }: PictureRequest): Promise<StoredPicture> {
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > staffLimits.pictureBytes) {
    throw invalidField('data', 'too_long', 'must be 1 MB at most');
  }
  const jpeg = readJpeg(bytes);
  if (jpeg === undefined) throw invalidField('data', 'format', 'must be a JPEG picture');
  if (jpeg.hasMetadata) {
    throw invalidField(
      'data',
      'format',
      'must hold no Exif data or other notes of a camera or program',
    );
  }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  await storePicture(hash);
  const key = `mail/${hash}.jpg`;
  // Its name changes with its content.
  const cacheControl = 'public, max-age=31536000, immutable';
  await writeSiteFile(key, bytes, { type: 'image/jpeg', cacheControl });
  return { path: `/${key}` };
}
