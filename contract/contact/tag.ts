/** `"3.2"`: version and number of notes. */
export const contactTagPattern = /^"[1-9][0-9]{0,14}[.][0-9]{1,9}"$/;

/**
 * Names what staff see of a contact, so that a client can ask for it unless it is still that. A note leaves the version
 * as it is, and is never changed.
 */
export function contactTag({
  version,
  notes,
}: {
  readonly version: number;
  readonly notes: readonly unknown[];
}): string {
  return `"${version}.${notes.length}"`;
}
