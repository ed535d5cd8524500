const start = 0xff;
const marker = { image: 0xd8, end: 0xd9, scan: 0xda, comment: 0xfe } as const;

/** The application segments that change how a picture looks: JFIF, an ICC profile, Adobe's colours. */
const harmless: Readonly<Record<number, string>> = {
  0xe0: 'JFIF\0',
  0xe2: 'ICC_PROFILE\0',
  0xee: 'Adobe',
};

/**
 * Reads the segments of a JPEG (ITU-T T.81, annex B), which is where cameras note place, time and owner.
 * @returns what is wrong with it; undefined if it is a picture and nothing more
 */
export function jpegProblem(bytes: Buffer): 'no-jpeg' | 'notes' | undefined {
  if (bytes[0] !== start || bytes[1] !== marker.image) return 'no-jpeg';
  let at = 2;
  let hasScan = false;
  while (at < bytes.length) {
    if (bytes[at] !== start) return 'no-jpeg';
    const code = bytes[at + 1] ?? 0;
    if (code === marker.end) return hasScan && at + 2 === bytes.length ? undefined : 'no-jpeg';
    if (at + 4 > bytes.length) return 'no-jpeg';
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return 'no-jpeg';
    if (isNote(code, bytes.subarray(at + 4, at + 2 + length))) return 'notes';
    at += 2 + length;
    if (code === marker.scan) {
      hasScan = true;
      at = endOfScan(bytes, at);
    }
  }
  return 'no-jpeg';
}

function isNote(code: number, content: Buffer): boolean {
  if (code === marker.comment) return true;
  if (code < 0xe0 || code > 0xef) return false;
  const name = harmless[code];
  return name === undefined || content.subarray(0, name.length).toString('latin1') !== name;
}

/** In a scan, only zeros and restart markers (D0 to D7) follow an FF. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(start, from); at >= 0; at = bytes.indexOf(start, at + 1)) {
    const code = bytes[at + 1] ?? 0;
    if (code !== 0 && code !== start && (code < 0xd0 || code > 0xd7)) return at;
  }
  return bytes.length;
}
