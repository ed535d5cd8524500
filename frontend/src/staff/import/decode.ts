export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The first bytes of spreadsheet files: a ZIP archive, and the older format. */
const spreadsheets = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Whether a file is a spreadsheet that was not saved as CSV. */
export function isSpreadsheet(bytes: Uint8Array): boolean {
  return spreadsheets.some((start) => start.every((byte, at) => bytes[at] === byte));
}

/**
 * Reads a text file. A byte order mark sets the encoding and is dropped ("BOM sniff" in the Encoding Standard).
 * Without one, valid UTF-8 is read as such, and anything else as Windows-1252, which Excel writes in the West.
 */
export function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const marked = markedEncoding(bytes);
  if (marked !== undefined) {
    return { text: new TextDecoder(marked).decode(bytes), encoding: marked };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

function markedEncoding([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}
