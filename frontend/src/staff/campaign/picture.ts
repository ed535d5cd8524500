import { readJpeg } from '#contract/jpeg.ts';
import { staffLimits } from '#contract/limits.ts';

/** In pixels: about twice the width of a mail, for dense displays. */
const maxWidth = 1200;
/** Tried in order until the file is small enough; then the picture shrinks. */
const qualities = [0.85, 0.75, 0.65, 0.55, 0.45];
/** Narrower pictures are illegible. */
const minWidth = 200;

/** For a file picker. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp';

/** Why a file cannot be used, or undefined. An SVG may run scripts, and no mail program shows it. */
export function pictureProblem({
  type,
  size,
}: Pick<File, 'type' | 'size'>): 'svg' | 'type' | 'unreadable' | undefined {
  if (type === 'image/svg+xml') return 'svg';
  if (!['image/jpeg', 'image/png', 'image/webp'].includes(type)) return 'type';
  return size === 0 ? 'unreadable' : undefined;
}

/** Scales a size down to a maximum width. */
export function fittedSize(width: number, height: number, max: number) {
  const factor = Math.min(1, max / width);
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
}

/**
 * The first encoding that is small enough: lower quality first, then fewer pixels.
 * @param encode draws the picture at a size and encodes it with a quality
 * @returns undefined if none is
 */
export async function smallEnough<Encoded extends { readonly size: number }>(
  { width, height }: { readonly width: number; readonly height: number },
  encode: (width: number, height: number, quality: number) => Promise<Encoded>,
): Promise<Encoded | undefined> {
  for (let max = maxWidth; max >= minWidth; max = Math.round(max * 0.75)) {
    const fitted = fittedSize(width, height, max);
    for (const quality of qualities) {
      // oxlint-disable-next-line no-await-in-loop -- each is tried only where the one before is too large
      const encoded = await encode(fitted.width, fitted.height, quality);
      if (encoded.size <= staffLimits.pictureBytes) return encoded;
    }
  }
  return undefined;
}

interface Drawn {
  readonly jpeg: Blob;
  /** Bytes. */
  readonly size: number;
  /** Pixels. */
  readonly width: number;
}

/**
 * Converts a file to a JPEG for mails: upright, on white, and without metadata, because it is drawn again.
 * @throws Error if the browser cannot read it
 */
export async function jpegOf(file: Blob): Promise<Drawn | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return await smallEnough(picture, (width, height, quality) =>
      drawn(picture, { width, height }, quality),
    );
  } finally {
    picture.close();
  }
}

async function drawn(
  picture: ImageBitmap,
  { width, height }: { readonly width: number; readonly height: number },
  quality: number,
): Promise<Drawn> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws nothing.');
  // Transparent pixels would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob(
    (blob) =>
      blob ? resolve(withoutNotes(blob)) : reject(new Error('The browser encodes nothing.')),
    'image/jpeg',
    quality,
  );
  const jpeg = await promise;
  return { jpeg, size: jpeg.size, width };
}

/** Safari's encoder adds Exif data, which the API rejects. */
async function withoutNotes(blob: Blob): Promise<Blob> {
  const jpeg = readJpeg(new Uint8Array(await blob.arrayBuffer()));
  return jpeg === undefined ? blob : new Blob([...jpeg.parts], { type: blob.type });
}

export async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const parts: string[] = [];
  // In parts, because a call cannot take a million arguments.
  for (let at = 0; at < bytes.length; at += 0x8000)
    parts.push(String.fromCodePoint(...bytes.subarray(at, at + 0x8000)));
  return btoa(parts.join(''));
}

/** `![alt](/mail/….jpg)` in Markdown; one narrower than the text says how wide it is: `![alt](/mail/….jpg "300 px")`. */
export function pictureMarkdown(alt: string, path: string, width: number): string {
  const escaped = alt.replaceAll(/[\\[\]]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');
  const title = width < staffLimits.newsletterWidth ? ` "${width} px"` : '';
  return `![${escaped.trim()}](${path}${title})`;
}
