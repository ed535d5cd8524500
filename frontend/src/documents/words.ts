/** Keeps a figure and its unit on one line. */
export function unbroken(text: string): string {
  return text.replace(
    /(?<=\d) (?=(?:[GM]?Hz|°C|%|mm?|cm|[GM]bit\/s|[km]?[VAW]|dBm|nF|[Mo]ohm|ohm)(?!\w))|(?<=to) (?=\d)/g,
    '\u00A0',
  );
}
