/** `"3.2"`: version and number of notes. */
export const contactTagPattern = /^"[1-9][0-9]{0,14}[.][0-9]{1,9}"$/;

/**
 * The ETag of a contact as staff see it. Notes do not change the version and are immutable, so their count completes
 * it.
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
