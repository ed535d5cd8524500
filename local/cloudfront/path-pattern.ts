/**
 * Whether a behaviour's path pattern matches a path: `*` is any number of characters, slashes included,
 * `?` is one; letters count with their case; a leading slash may be left out of the pattern.
 */
export function matchesPathPattern(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/^\/?/, '/')
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's').test(path);
}
