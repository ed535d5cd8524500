/** Spaces, and what is drawn as nothing: zero-width characters, Hangul fillers, the empty Braille cell. */
const blank = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

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

/** What somebody wrote without the space around it; empty where nobody could see anything of it. */
export function visible(text: string): string {
  return blank.test(text) ? '' : text.trim();
}
