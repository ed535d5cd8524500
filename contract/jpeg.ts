const markerPrefix = 0xff;
/** The markers' names in T.81. */
const marker = { soi: 0xd8, eoi: 0xd9, sos: 0xda, com: 0xfe } as const;

/** The application segments that change how a picture looks: JFIF, an ICC profile, Adobe's colours. */
const keptSegments: Readonly<Record<number, string>> = {
  0xe0: 'JFIF\0',
  0xe2: 'ICC_PROFILE\0',
  0xee: 'Adobe',
};

interface Jpeg {
  /** Whether it has metadata that cameras and programs add, such as place, time and owner. */
  readonly hasMetadata: boolean;
  /** The picture without them, in parts. */
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
}

/**
 * Reads the segments of a JPEG (ITU-T T.81, annex B). Browsers need it, too: Safari's canvas writes Exif
 * (issue 44 of everestpipkin/image-scrubber).
 * @returns undefined if it is not exactly one JPEG image
 */
export function readJpeg(bytes: Uint8Array<ArrayBuffer>): Jpeg | undefined {
  if (bytes[0] !== markerPrefix || bytes[1] !== marker.soi) return undefined;
  const parts = [bytes.subarray(0, 2)];
  let hasMetadata = false;
  let hasScan = false;
  for (let at = 2; at + 1 < bytes.length && bytes[at] === markerPrefix;) {
    const code = bytes[at + 1] ?? 0;
    if (code === marker.eoi) {
      if (!hasScan || at + 2 !== bytes.length) return undefined;
      return { hasMetadata, parts: [...parts, bytes.subarray(at)] };
    }
    const from = at;
    at += 2 + segmentLength(bytes, at + 2);
    if (code === marker.sos) {
      hasScan = true;
      at = endOfScan(bytes, at);
    }
    if (isMetadata(code, bytes.subarray(from + 4, at))) hasMetadata = true;
    else parts.push(bytes.subarray(from, at));
  }
  return undefined;
}

/** At least its own two bytes. */
function segmentLength(bytes: Uint8Array, at: number): number {
  return Math.max(2, (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0));
}

function isMetadata(code: number, content: Uint8Array): boolean {
  if (code === marker.com) return true;
  if (code < 0xe0 || code > 0xef) return false;
  const name = keptSegments[code];
  return name === undefined || String.fromCodePoint(...content.subarray(0, name.length)) !== name;
}

/** In a scan, only zeros and restart markers (D0 to D7) follow an FF. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (
    let at = bytes.indexOf(markerPrefix, from);
    at >= 0;
    at = bytes.indexOf(markerPrefix, at + 1)
  ) {
    const code = bytes[at + 1] ?? 0;
    if (code !== 0 && code !== markerPrefix && (code < 0xd0 || code > 0xd7)) return at;
  }
  return bytes.length;
}
