/**
 * A mail as the build leaves it: `{{name}}` is a hole that a function fills. What stands between `{{#rows}}` and
 * `{{/rows}}` is there once for each row, and has holes of its own.
 */
export interface MailTemplate<Hole extends string, RowHole extends string = never> {
  readonly holes: readonly Hole[];
  readonly rowHoles: readonly RowHole[];
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
  /** What is said of each row, before the button. */
  readonly row?: MailRow;
  readonly button: { readonly label: string; readonly href: string };
  /** What the button's page takes where a mail program changes the link. */
  readonly code?: string;
  /** In smaller letters below the button. */
  readonly notes: readonly string[];
  /** Why the reader gets this mail, and how to get no more of them. */
  readonly reason: string;
  readonly leave?: { readonly label: string; readonly href: string };
}

export interface MailRow {
  readonly title: string;
  readonly href: string;
  readonly detail: string;
  /** In their own lines, as they were typed. */
  readonly name?: string;
  readonly message?: string;
}

export const codeLabel = 'If that page asks for a code, paste this one:';

/** A letter's HTML document. */
export type RenderLetter = (content: MailContent) => string;

/** Where a value will stand. */
export function hole<Name extends string>(name: Name): `{{${Name}}}` {
  return `{{${name}}}`;
}

/** Around what is there once for each row. */
export const rowMarks = { start: '{{#rows}}', end: '{{/rows}}' } as const;
