/** Milliseconds within which a browser begins to read a file that it saves. */
const readTime = 60_000;

/** Makes the browser save a file. */
export function save(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), readTime);
}
