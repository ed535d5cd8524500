/** The ASCII punctuation that a username may contain. */
const punctuation = /[!-/:-@[-`{-~]/g;

/**
 * The users that a note names by `@` and their username, in any case. A name ends at a space or at punctuation that no
 * username has; later punctuation belongs to the sentence. An `@` within a word, as in an email address, names nobody.
 */
export function mentionedIn(text: string, usernames: readonly string[]): string[] {
  const byName = new Map(usernames.map((name) => [name.toLowerCase(), name]));
  const nameCharacters = new Set(usernames.flatMap((name) => name.match(punctuation) ?? []));
  const isNameCharacter = (character: string) =>
    /[A-Za-z0-9]/.test(character) || nameCharacters.has(character);
  const found = new Set<string>();
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}])@/gu)) {
    const rest = Array.from(text.slice(index + 1));
    const end = rest.findIndex((character) => !isNameCharacter(character));
    const after = end === -1 ? '' : (rest[end] ?? '');
    let name = rest
      .slice(0, end === -1 ? rest.length : end)
      .join('')
      .toLowerCase();
    // A letter of another script continues the word, so it is no mention.
    if (/[\p{L}\p{N}]/u.test(after)) continue;
    while (!byName.has(name) && /[^a-z0-9]$/.test(name)) name = name.slice(0, -1);
    const user = byName.get(name);
    if (user !== undefined) found.add(user);
  }
  return [...found];
}
