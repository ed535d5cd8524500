import { isolated } from '#contract/bidi.ts';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import { mailto } from '../contacts/links.ts';
import { fillTemplate } from '../reply-templates/fill.ts';
import { localTime } from '../ui/time.ts';
import { reply } from './content.ts';

/** Characters of a link that reach a mail program everywhere: Windows passes on 2,081. */
const longestLink = 2000;

interface ReplyOptions {
  /** In place of the greeting; its placeholders stand for the contact's own. */
  readonly template?: string | undefined;
  readonly locale?: string;
}

/**
 * A mail link with a subject, a greeting or a template's text, and the quoted message, cut where the link would be too
 * long. A template that leaves it no room at all is sent without.
 */
export function replyLink(
  contact: ContactSubmission,
  { template, locale }: ReplyOptions = {},
): string {
  const { id, firstName, lastName, businessEmail, submittedAt, message } = contact;
  const time = localTime(new Date(submittedAt), locale);
  const begun =
    template === undefined
      ? [reply.greeting(isolated(firstName)), '', '']
      : linesOf(fillTemplate(template, contact));
  const before = [...begun, '', reply.attribution(time, isolated(`${firstName} ${lastName}`))];
  const linkWith = (quoted: string) =>
    linkTo([...before, ...linesOf(quoted).map((line) => `> ${line}`)]);
  const linkTo = (lines: readonly string[]) => {
    const body = encodeURIComponent(lines.join('\r\n'));
    return `${mailto(businessEmail)}?subject=${encodeURIComponent(reply.subject(id))}&body=${body}`;
  };

  const whole = linkWith(message);
  if (whole.length <= longestLink) return whole;
  // Characters, not code units: half of a pair cannot be encoded.
  const characters = Array.from(message);
  let [fits, tooLong] = [0, characters.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (cutLink(middle).length <= longestLink) fits = middle;
    else tooLong = middle;
  }
  return fits === 0 ? linkTo(begun) : cutLink(fits);

  function cutLink(length: number): string {
    return linkWith(`${characters.slice(0, length).join('')} ${reply.cut}`);
  }
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/);
}
