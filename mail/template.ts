/**
 * A mail as built: functions fill the placeholder `{{name}}`. The part between `{{#rows}}` and `{{/rows}}` repeats per
 * row and has its own placeholders.
 */
export interface MailTemplate<Placeholder extends string, RowPlaceholder extends string = never> {
  readonly placeholders: readonly Placeholder[];
  readonly rowPlaceholders: readonly RowPlaceholder[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** A mail's content, for its HTML and text parts. It may contain placeholders. */
export interface MailContent {
  readonly subject: string;
  /** The inbox preview after the subject. Default: the mail's first words. */
  readonly preview?: string;
  /** A link above the letter. */
  readonly top?: { readonly label: string; readonly href: string };
  /** Left out of a reply that staff wrote. */
  readonly heading?: string;
  readonly paragraphs: readonly string[];
  /** A block that may have paragraphs of its own, below the others. */
  readonly block?: string;
  /** The content of each row, above the button. */
  readonly row?: MailRow;
  readonly button?: { readonly label: string; readonly href: string };
  /** A code to enter if a mail program breaks the link. */
  readonly code?: string;
  /** Small print below the button. */
  readonly notes: readonly string[];
  /** Why the reader gets this mail, and how to stop it. */
  readonly reason: string;
  readonly leave?: { readonly label: string; readonly href: string };
}

export interface MailRow {
  readonly title: string;
  readonly href: string;
  readonly detail: string;
  /** On separate lines, as typed. */
  readonly name?: string;
  readonly message?: string;
}

export const codeLabel = 'If that page asks for a code, paste this one:';

/** Renders a letter's HTML document. */
export type RenderLetter = (content: MailContent) => string;

/** A placeholder for a value. */
export function placeholder<Name extends string>(name: Name): `{{${Name}}}` {
  return `{{${name}}}`;
}

/** The markers around a repeated row. */
export const rowMarkers = { start: '{{#rows}}', end: '{{/rows}}' } as const;
