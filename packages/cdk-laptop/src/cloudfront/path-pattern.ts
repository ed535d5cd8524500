/**
 * Whether a behaviour's path pattern matches a path. `*` matches any number of characters, including slashes;
 * `?` matches one. Case matters. The pattern's leading slash is optional.
 */
export function matchesPathPattern(pattern: string, path: string): boolean {
  const source = RegExp.escape(pattern.replace(/^\/?/, '/'))
    .replaceAll(String.raw`\*`, '.*')
    .replaceAll(String.raw`\?`, '.');
  return new RegExp(`^${source}$`, 's').test(path);
}
