import type { MailTemplate } from '#mail/template.ts';

/** The parts of a mail that SES gets. */
export interface MailParts {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Fills all holes of a template, in the HTML so that a value can hold no markup. */
export function fill<Hole extends string>(
  { subject, html, text }: MailTemplate<Hole>,
  values: Readonly<Record<NoInfer<Hole>, string>>,
): MailParts {
  const given = new Map<string, string>(Object.entries(values));
  const filled = (part: string, escape: (value: string) => string) =>
    part.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => escape(given.get(name) ?? ''));
  return {
    subject: filled(subject, (value) => value.replaceAll(/[\r\n]+/g, ' ')),
    html: filled(html, escapeHtml),
    text: filled(text, (value) => value),
  };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
