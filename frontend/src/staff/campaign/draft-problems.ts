import { staffLimits } from '#contract/limits.ts';
import { lengthOf, visible } from '#contract/text.ts';
import { draftWords } from './content.ts';
import type { DraftField, DraftText } from './draft-text.ts';

/** The fields that the server would reject, with the reason. */
export function problemsIn({
  subject,
  preheader,
  body,
  tags,
}: DraftText): ReadonlyMap<DraftField, string> {
  const words = draftWords.problems;
  const found = new Map<DraftField, string>();
  if (isTooLong(subject, staffLimits.campaignSubject.max)) found.set('subject', words.subject);
  else if (!isLine(subject)) found.set('subject', words.oneLine);
  if (isTooLong(preheader, staffLimits.preheader.max)) found.set('preheader', words.preheader);
  else if (!isLine(preheader)) found.set('preheader', words.oneLine);
  if (isTooLong(body, staffLimits.campaignBody.max)) found.set('body', words.body);
  else if (!staffLimits.campaignBody.pattern.test(body)) found.set('body', words.control);
  const { max, pattern } = staffLimits.segment;
  const wrong = tags.find((tag) => lengthOf(tag) > max || !pattern.test(tag));
  if (wrong !== undefined) found.set('tags', words.tag(wrong));
  else if (tags.length > staffLimits.segments) found.set('tags', words.tags);
  return found;
}

function isTooLong(text: string, max: number): boolean {
  return lengthOf(visible(text)) > max;
}

function isLine(text: string): boolean {
  return !/\p{Cc}/u.test(visible(text));
}
