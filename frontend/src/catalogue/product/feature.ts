/** Splits a line at its first colon: `'Radio: Zigbee: 3.0'` is the label `Radio` and its text. */
export function splitFeature(line: string) {
  const colon = line.indexOf(':');
  return { label: line.slice(0, colon), text: line.slice(colon + 1).trim() };
}
