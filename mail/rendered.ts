import { renderLetter } from '#mail/render-letter';
import { sender } from './sender.ts';
import {
  codeLabel,
  placeholder,
  type MailContent,
  type MailRow,
  type MailTemplate,
  rowMarkers,
} from './template.ts';
import { wrap } from './wrap.ts';

/**
 * A letter's template.
 * @param rowPlaceholders the placeholders of each row, if there are rows
 * @throws Error if a placeholder is missing or unknown
 */
export function rendered<
  const Placeholder extends string,
  const RowPlaceholder extends string = never,
>(
  placeholders: readonly Placeholder[],
  write: (values: Readonly<Record<Placeholder | RowPlaceholder, string>>) => MailContent,
  rowPlaceholders: readonly RowPlaceholder[] = [],
): MailTemplate<Placeholder, RowPlaceholder> {
  const all = [...placeholders, ...rowPlaceholders];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` returns string keys; these are exactly `all`
  const values = Object.fromEntries(all.map((name) => [name, placeholder(name)])) as Record<
    Placeholder | RowPlaceholder,
    string
  >;
  const content = write(values);
  const html = renderLetter(content);
  const text = plainText(content);
  // An inbox shows the preview; the text part begins with the message.
  for (const part of [html, text + (content.preview ?? '')]) {
    const [before = '', rows = '', after = ''] = part.split(/\{\{[#/]rows\}\}/);
    if (
      placeholdersIn(before + after) !== sorted(placeholders) ||
      placeholdersIn(rows) !== sorted(rowPlaceholders)
    ) {
      throw new Error(
        `"${content.subject}" must use exactly these placeholders: ${all.join(', ')}.`,
      );
    }
  }
  return { placeholders, rowPlaceholders, subject: content.subject, html, text };
}

function placeholdersIn(part: string): string {
  return sorted(part.match(/(?<=\{\{)\w+(?=\}\})/g) ?? []);
}

function sorted(names: readonly string[]): string {
  return [...new Set(names)].toSorted().join();
}

/** Lines of at most 72 characters, except URLs. */
function plainText(content: MailContent): string {
  const { top, heading, paragraphs, block, row, button, code, notes, reason, leave } = content;
  return [
    ...(top ? [`${top.label}: ${top.href}`] : []),
    ...(heading === undefined ? [] : [heading]),
    ...paragraphs,
    ...(block === undefined ? [] : [block]),
    ...(row ? [plainRow(row)] : []),
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...(code === undefined ? [] : [`${codeLabel}\n${code}`]),
    ...notes,
    `-- \n${reason}`,
    ...(leave ? [`${leave.label}: ${leave.href}`] : []),
    sender.join('\n'),
  ]
    .map((part) =>
      part
        .split('\n')
        .map((line) => wrap(line))
        .join('\n'),
    )
    .join('\n\n')
    .replace(`${rowMarkers.end}\n\n`, rowMarkers.end)
    .concat('\n');
}

/** An empty line separates the rows, whatever their number. */
function plainRow({ title, detail, name, message, href }: MailRow): string {
  const lines = [`${title}, ${detail}`, name, message, href].filter((line) => line !== undefined);
  return `${rowMarkers.start}${lines.join('\n')}\n\n${rowMarkers.end}`;
}
