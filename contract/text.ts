/** Spaces and invisible characters: zero-width, Hangul fillers, the empty Braille cell. */
const blank = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * Spaces and invisible format characters that address books, web pages and word processors leave around copied text:
 * zero-width spaces, soft hyphens, direction marks. Excludes tag characters, with which flags such as Scotland's end.
 */
const edge = /[\s[[\p{Cf}&&\p{Default_Ignorable_Code_Point}]--[\u{E0020}-\u{E007F}]]]/v;

/** Format characters except the two joiners, which distinguish domains in Persian and Indic scripts. */
const formatting = /[\p{Cf}--[\u200C\u200D]]/gv;

/** A domain with non-ASCII characters and no URL delimiters. */
const internationalHost = /(?<=@)(?=[^@]*[^ -~])[\u200D\u200C\p{L}\p{M}\p{N}.。-]+$/u;

/** The length in code points, as the API and JSON Schema count: an emoji of two UTF-16 units is one. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Normalises an address for comparison and storage. Case-sensitive mailboxes hardly exist. */
export function normalizedEmail(email: string): string {
  return email.toLowerCase();
}

/**
 * Normalises a username as Cognito compares it: "treats any variation in case as the same user" (API Reference,
 * UsernameConfigurationType). It documents nothing beyond ASCII.
 */
export function foldedUsername(username: string): string {
  return username.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * Converts an email address to what mail servers read: nothing invisible, and a Punycode domain, which only Chromium's
 * `<input type=email>` produces. Other text stays unchanged.
 */
export function asciiEmail(text: string): string {
  return visible(text)
    .replaceAll(formatting, '')
    .replace(internationalHost, (host) => {
      const url = `http://${host}`;
      return URL.canParse(url) ? new URL(url).hostname : host;
    });
}

/**
 * Trims spaces and invisible characters; empty if nothing visible is left. Inside a text they may belong to a word or
 * an emoji.
 */
export function visible(text: string): string {
  if (blank.test(text)) return '';
  const characters = Array.from(text);
  return characters
    .slice(characters.findIndex(isSeen), characters.findLastIndex(isSeen) + 1)
    .join('');
}

function isSeen(character: string): boolean {
  return !edge.test(character);
}
