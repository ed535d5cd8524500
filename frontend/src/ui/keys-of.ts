/** The keys of a constant, typed. */
export function keysOf<Map extends object>(map: Map): (keyof Map & string)[] {
  const keys: (keyof Map & string)[] = [];
  for (const key in map) keys.push(key);
  return keys;
}
