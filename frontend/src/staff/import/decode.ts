export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** What begins a spreadsheet's own file, which is a ZIP archive, and what begins older ones. */
const spreadsheets = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Whether a file is a spreadsheet that was not saved as CSV. */
export function isSpreadsheet(bytes: Uint8Array): boolean {
  return spreadsheets.some((start) => start.every((byte, at) => bytes[at] === byte));
}

/**
 * Reads a text file. Its byte order mark says how, as the Encoding Standard has it ("BOM sniff"), and is left out.
 * Without one it is UTF-8 if it can be; else what Excel in Europe and America writes.
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
