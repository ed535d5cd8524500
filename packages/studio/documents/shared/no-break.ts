const units = '[GM]?Hz|°C|%|[mc]?m|m?s|h|[kMG]B|[GM]bit/s|k?[VAW]|dBm|nF|M?ohm';
const gap = new RegExp(String.raw`(?<=\d) (?=(?:${units})(?!\w))`, 'g');

/** Keeps a figure and its unit on one line. */
export function unbroken(text: string): string {
  return text.replace(gap, '\u00A0');
}
