import type { ContactSubmission } from '#contract/contact/submission.ts';
import { mailto } from '../links.ts';
import { localTime } from '../time.ts';
import { reply } from './content.ts';

/** Characters of a link that reach a mail program everywhere: Windows passes on 2,081. */
const longestLink = 2000;

/** A mail link with a subject, a greeting and the quoted message, cut where the link would be too long. */
export function replyLink(contact: ContactSubmission, locale?: string): string {
  const { id, firstName, lastName, businessEmail, submittedAt, message } = contact;
  const time = localTime(new Date(submittedAt), locale);
  const before = [
    reply.greeting(firstName),
    '',
    '',
    '',
    reply.attribution(time, `${firstName} ${lastName}`),
  ];
  const linkWith = (quoted: string) => {
    const lines = [...before, ...quoted.split(/\r\n|\r|\n/).map((line) => `> ${line}`)];
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
  return cutLink(fits);

  function cutLink(length: number): string {
    return linkWith(`${characters.slice(0, length).join('')} ${reply.cut}`);
  }
}
