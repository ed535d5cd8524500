import type { MailTemplate } from '#mail/template.ts';
import { escaped } from '../http/escaped.ts';
import { Markup } from './markup.ts';

/** The parts of a mail for SES. */
export interface MailParts {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

type Values<Placeholder extends string> = Readonly<Record<Placeholder, string | Markup>>;

/**
 * Fills a template's placeholders, escaping values in the HTML except {@link Markup}. Placeholder syntax within a value
 * stays as it is.
 */
export function fill<Placeholder extends string, RowPlaceholder extends string>(
  { subject, html, text }: MailTemplate<Placeholder, RowPlaceholder>,
  values: Values<NoInfer<Placeholder>>,
  rows: readonly Values<NoInfer<RowPlaceholder>>[] = [],
): MailParts {
  const filled = (part: string, write: (value: string | Markup) => string) =>
    part.replaceAll(
      /\{\{#rows\}\}(.*?)\{\{\/rows\}\}|\{\{(\w+)\}\}/gs,
      (found, row: string | undefined) =>
        row === undefined
          ? fillPlaceholders(found, values, write)
          : rows.map((each) => fillPlaceholders(row, each, write)).join(''),
    );
  return {
    subject: filled(subject, (value) => plain(value).replaceAll(/[\r\n]+/g, ' ')),
    html: filled(html, (value) => (value instanceof Markup ? value.html : escaped(value))),
    text: filled(text, plain),
  };
}

function plain(value: string | Markup): string {
  return value instanceof Markup ? value.text : value;
}

function fillPlaceholders(
  part: string,
  values: Values<string>,
  write: (value: string | Markup) => string,
): string {
  return part.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
    Object.hasOwn(values, name) ? write(values[name] ?? '') : '',
  );
}
