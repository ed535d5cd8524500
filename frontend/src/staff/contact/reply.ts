import { isolated } from '#contract/bidi.ts';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import { mailto } from '../contacts/links.ts';
import { fillTemplate } from '../reply-templates/fill.ts';
import { localTime } from '../ui/time.ts';
import { reply } from './content.ts';

/** Characters of an encoded link that reach a mail program everywhere: Windows passes on 2,081. */
const longestLink = 2000;

interface ReplyOptions {
  /** In place of the greeting; its placeholders stand for the contact's own. */
  readonly template?: string | undefined;
  readonly locale?: string;
}

/**
 * An answer with a subject, a greeting or a template's text, and the quoted message, as a mail link. It is cut where the
 * encoded link would be too long: a quoted message of which nothing fits is left out, and only then the template is cut.
 * @returns as `cut` the whole answer, where the link holds only its beginning
 */
export function replyTo(contact: ContactSubmission, { template, locale }: ReplyOptions = {}) {
  const { id, firstName, lastName, businessEmail, submittedAt, message } = contact;
  const time = localTime(new Date(submittedAt), locale);
  const begun =
    template === undefined
      ? `${reply.greeting(isolated(firstName))}\n\n`
      : fillTemplate(template, contact);
  const quoting = (quoted: string) => {
    const lines = linesOf(quoted).map((line) => `> ${line}`);
    return [
      begun,
      '',
      reply.attribution(time, isolated(`${firstName} ${lastName}`)),
      ...lines,
    ].join('\n');
  };
  const linkTo = (text: string) => {
    const body = encodeURIComponent(linesOf(text).join('\r\n'));
    return `${mailto(businessEmail)}?subject=${encodeURIComponent(reply.subject(id))}&body=${body}`;
  };

  const whole = quoting(message);
  if (linkTo(whole).length <= longestLink) return { link: linkTo(whole), cut: undefined };
  const link =
    longestFit(message, (quoted) => linkTo(quoting(quoted))) ??
    (linkTo(begun).length <= longestLink ? linkTo(begun) : longestFit(begun, linkTo));
  return { link: link ?? linkTo(''), cut: whole };
}

/** The longest link of a text's beginning; undefined where not even a character fits. */
function longestFit(text: string, linkTo: (text: string) => string): string | undefined {
  // Characters, not code units: half of a pair cannot be encoded.
  const characters = Array.from(text);
  const linkOf = (length: number) => linkTo(`${characters.slice(0, length).join('')} ${reply.cut}`);
  let [fits, tooLong] = [0, characters.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (linkOf(middle).length <= longestLink) fits = middle;
    else tooLong = middle;
  }
  return fits === 0 ? undefined : linkOf(fits);
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/);
}
