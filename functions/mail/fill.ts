import type { MailTemplate } from '#mail/template.ts';
import { escaped } from '../http/escaped.ts';

/** The parts of a mail that SES gets. */
export interface MailParts {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

type Values<Hole extends string> = Readonly<Record<Hole, string>>;

/**
 * Fills all holes of a template, in the HTML so that a value can hold no markup. What looks like a hole in a value
 * stays as it is.
 */
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
