/** `submitContact` -> `submit-contact`, the name of its bundle. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `submit-contact` -> `SubmitContact`, the id of its construct. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|-)[a-z]/g, (start) => start.slice(-1).toUpperCase());
}
