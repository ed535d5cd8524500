import { renderLetter } from '#mail/render-letter';
import { sender } from './sender.ts';
import { hole, type MailContent, type MailTemplate } from './template.ts';

/**
 * A letter's template.
 * @throws Error where a hole is left out, or one stands there that nobody fills
 */
export function rendered<const Hole extends string>(
  holes: readonly Hole[],
  write: (at: Readonly<Record<Hole, string>>) => MailContent,
): MailTemplate<Hole> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` types keys as any text; these are `holes`
  const at = Object.fromEntries(holes.map((name) => [name, hole(name)])) as Record<Hole, string>;
  const content = write(at);
  const html = renderLetter(content);
  const text = plainText(content);
  for (const part of [html, text]) {
    const found = new Set(part.match(/(?<=\{\{)\w+(?=\}\})/g));
    if ([...found].toSorted().join() !== holes.toSorted().join()) {
      throw new Error(`"${content.subject}" has other holes than ${holes.join(', ')}.`);
    }
  }
  return { holes, subject: content.subject, html, text };
}

/** Lines of 72 characters at most, but for addresses of pages. */
function plainText(content: MailContent): string {
  const { heading, paragraphs, button, notes, reason, leave } = content;
  return [
    heading,
    ...paragraphs,
    `${button.label}:\n${button.href}`,
    ...notes,
    `-- \n${reason}`,
    ...(leave ? [`${leave.label}: ${leave.href}`] : []),
    sender.join('\n'),
  ]
    .map((part) => part.split('\n').map(wrapped).join('\n'))
    .join('\n\n')
    .concat('\n');
}

function wrapped(line: string): string {
  // The signature's mark ends in a space.
  if (line === '-- ') return line;
  const lines = [''];
  for (const word of line.split(' ')) {
    const last = lines.at(-1) ?? '';
    const longer = last === '' ? word : `${last} ${word}`;
    if (longer.length > 72 && last !== '') lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.join('\n');
}
