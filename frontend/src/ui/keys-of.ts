/** The keys of a constant, typed. */
export function keysOf<Map extends object>(map: Map): (keyof Map & string)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a constant has no other keys
  return Object.keys(map) as (keyof Map & string)[];
}
