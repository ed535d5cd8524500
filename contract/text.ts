/** Spaces, and what is drawn as nothing: zero-width characters, Hangul fillers, the empty Braille cell. */
const blank = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * Spaces, and format characters that are drawn as nothing, which address books, web pages and word processors leave around
 * what is copied: zero-width spaces, soft hyphens, direction marks. Not the tags that end the flag of Scotland.
 */
const edge = /[\s[[\p{Cf}&&\p{Default_Ignorable_Code_Point}]--[\u{E0020}-\u{E007F}]]]/v;

/** Format characters but for the two joiners, which tell one domain from another in Persian and in Indic scripts. */
const formatting = /[\p{Cf}--[\u200C\u200D]]/gv;

/** A domain that is not all ASCII, of nothing that would part a URL. */
const internationalHost = /(?<=@)(?=[^@]*[^ -~])[\u200D\u200C\p{L}\p{M}\p{N}.。-]+$/u;

/** The characters of a text as the API and JSON Schema count them, by code points: an emoji of two UTF-16 units is one. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** An address as addresses are compared and stored: mailboxes that tell cases apart are as good as unknown. */
export function normalizedEmail(email: string): string {
  return email.toLowerCase();
}

/**
 * A username as usernames are compared, here and by Cognito: "treats any variation in case as the same user" (API Reference,
 * UsernameConfigurationType), as far as ASCII has cases, beyond which it documents none.
 */
export function foldedUsername(username: string): string {
  return username.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * An e-mail address as mail servers read it: nothing invisible in it, and an internationalised domain in Punycode, as
 * Chromium gives it of an `<input type=email>` and other engines do not. What is no address stays as it is.
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
 * What somebody wrote without the space and the invisible characters around it; empty where nobody could see anything of it.
 * Inside a text they may be part of a word or of an emoji.
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
