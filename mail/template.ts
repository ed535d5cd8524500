/** A mail as the build leaves it: `{{name}}` is a hole that a function fills. */
export interface MailTemplate<Hole extends string> {
  readonly holes: readonly Hole[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** What a mail says, once for its HTML and its text part. Words may hold holes. */
export interface MailContent {
  readonly subject: string;
  /** What an inbox shows after the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly href: string };
  /** In smaller letters below the button. */
  readonly notes: readonly string[];
  /** Why the reader gets this mail, and how to get no more of them. */
  readonly reason: string;
  readonly leave?: { readonly label: string; readonly href: string };
}

/** A letter's HTML document. */
export type RenderLetter = (content: MailContent) => string;

/** Where a value will stand. */
export function hole<Name extends string>(name: Name): `{{${Name}}}` {
  return `{{${name}}}`;
}
