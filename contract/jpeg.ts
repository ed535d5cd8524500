const start = 0xff;
const marker = { image: 0xd8, end: 0xd9, scan: 0xda, comment: 0xfe } as const;

/** The application segments that change how a picture looks: JFIF, an ICC profile, Adobe's colours. */
const harmless: Readonly<Record<number, string>> = {
  0xe0: 'JFIF\0',
  0xe2: 'ICC_PROFILE\0',
  0xee: 'Adobe',
};

interface Jpeg {
  /** Whether it holds what cameras and programs note: place, time, owner. */
  readonly hasNotes: boolean;
  /** The picture without them, in parts. */
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
}

/**
 * Reads the segments of a JPEG (ITU-T T.81, annex B). Browsers need it, too: Safari's canvas writes Exif
 * (everestpipkin/image-scrubber 44).
 * @returns undefined if it is no picture, or more than one
 */
export function readJpeg(bytes: Uint8Array<ArrayBuffer>): Jpeg | undefined {
  if (bytes[0] !== start || bytes[1] !== marker.image) return undefined;
  const parts = [bytes.subarray(0, 2)];
  let hasNotes = false;
  let hasScan = false;
  for (let at = 2; at + 1 < bytes.length && bytes[at] === start;) {
    const code = bytes[at + 1] ?? 0;
    if (code === marker.end) {
      if (!hasScan || at + 2 !== bytes.length) return undefined;
      return { hasNotes, parts: [...parts, bytes.subarray(at)] };
    }
    const from = at;
    at += 2 + segmentLength(bytes, at + 2);
    if (code === marker.scan) {
      hasScan = true;
      at = endOfScan(bytes, at);
    }
    if (isNote(code, bytes.subarray(from + 4, at))) hasNotes = true;
    else parts.push(bytes.subarray(from, at));
  }
  return undefined;
}

/** At least its own two bytes. */
function segmentLength(bytes: Uint8Array, at: number): number {
  return Math.max(2, (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0));
}

function isNote(code: number, content: Uint8Array): boolean {
  if (code === marker.comment) return true;
  if (code < 0xe0 || code > 0xef) return false;
  const name = harmless[code];
  return name === undefined || String.fromCodePoint(...content.subarray(0, name.length)) !== name;
}

/** In a scan, only zeros and restart markers (D0 to D7) follow an FF. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(start, from); at >= 0; at = bytes.indexOf(start, at + 1)) {
    const code = bytes[at + 1] ?? 0;
    if (code !== 0 && code !== start && (code < 0xd0 || code > 0xd7)) return at;
  }
  return bytes.length;
}
