/** Spaces, and what is drawn as nothing: zero-width characters, Hangul fillers, the empty Braille cell. */
const blank = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** An address as addresses are compared and stored: mailboxes that tell cases apart are as good as unknown. */
export function normalizedEmail(email: string): string {
  return email.toLowerCase();
}

/** What somebody wrote without the space around it; empty where nobody could see anything of it. */
export function visible(text: string): string {
  return blank.test(text) ? '' : text.trim();
}
