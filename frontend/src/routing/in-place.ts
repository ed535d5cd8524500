/** State of a navigation that changes the page where it stands, such as a filter: nothing scrolls. */
export const inPlace = { inPlace: true } as const;

export function isInPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'inPlace' in state;
}
