import type { MailTemplate } from '#mail/template.ts';
import { escaped } from '../http/escaped.ts';

/** The parts of a mail for SES. */
export interface MailParts {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

type Values<Placeholder extends string> = Readonly<Record<Placeholder, string>>;

/** Fills a template's placeholders, escaping values in the HTML. Placeholder syntax within a value stays as it is. */
export function fill<Placeholder extends string, RowPlaceholder extends string>(
  { subject, html, text }: MailTemplate<Placeholder, RowPlaceholder>,
  values: Values<NoInfer<Placeholder>>,
  rows: readonly Values<NoInfer<RowPlaceholder>>[] = [],
): MailParts {
  const filled = (part: string, escape: (value: string) => string) =>
    part.replaceAll(
      /\{\{#rows\}\}(.*?)\{\{\/rows\}\}|\{\{(\w+)\}\}/gs,
      (found, row: string | undefined) =>
        row === undefined
          ? fillPlaceholders(found, values, escape)
          : rows.map((each) => fillPlaceholders(row, each, escape)).join(''),
    );
  return {
    subject: filled(subject, (value) => value.replaceAll(/[\r\n]+/g, ' ')),
    html: filled(html, escaped),
    text: filled(text, (value) => value),
  };
}

function fillPlaceholders(
  part: string,
  values: Values<string>,
  escape: (value: string) => string,
): string {
  return part.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
    Object.hasOwn(values, name) ? escape(values[name] ?? '') : '',
  );
}
