/** Splits at the first colon: `'Radio: Zigbee: 3.0'` has the label `Radio`. */
export function splitFeature(line: string) {
  const colon = line.indexOf(':');
  return { label: line.slice(0, colon), text: line.slice(colon + 1).trim() };
}
