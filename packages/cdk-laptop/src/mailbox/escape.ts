/** For text and quoted attributes of HTML. */
export function escape(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
  return text.replaceAll(/[&<"]/g, (character) => entities[character] ?? character);
}
