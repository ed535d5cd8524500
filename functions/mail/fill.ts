import type { MailTemplate } from '#mail/template.ts';
import { escaped } from '../http/escaped.ts';

/** The parts of a mail for SES. */
export interface MailParts {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

type Values<Hole extends string> = Readonly<Record<Hole, string>>;

/** Fills a template's placeholders, escaping values in the HTML. Placeholder syntax within a value stays as it is. */
export function fill<Hole extends string, RowHole extends string>(
  { subject, html, text }: MailTemplate<Hole, RowHole>,
  values: Values<NoInfer<Hole>>,
  rows: readonly Values<NoInfer<RowHole>>[] = [],
): MailParts {
  const filled = (part: string, escape: (value: string) => string) =>
    part.replaceAll(
      /\{\{#rows\}\}(.*?)\{\{\/rows\}\}|\{\{(\w+)\}\}/gs,
      (found, row: string | undefined) =>
        row === undefined
          ? fillHoles(found, values, escape)
          : rows.map((each) => fillHoles(row, each, escape)).join(''),
    );
  return {
    subject: filled(subject, (value) => value.replaceAll(/[\r\n]+/g, ' ')),
    html: filled(html, escaped),
    text: filled(text, (value) => value),
  };
}

function fillHoles(
  part: string,
  values: Values<string>,
  escape: (value: string) => string,
): string {
  return part.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
    Object.hasOwn(values, name) ? escape(values[name] ?? '') : '',
  );
}
