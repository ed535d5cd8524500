import { expect, test } from 'vitest';
import { mentionedIn } from '#contract/contact/mentions.ts';

const team = ['admin', 'ben', 'ben.k', 'lin_2'];

test.each<[string, string, string[]]>([
  ['a name', '@ben', ['ben']],
  ['several, each once', '@ben and @admin, @ben again', ['ben', 'admin']],
  ['any case, in the user’s spelling', 'Ask @BEN', ['ben']],
  ['a name before punctuation that no name has', '(@ben): look', ['ben']],
  ['a name at the end of a sentence, though another has a dot', 'Ask @ben. Then call.', ['ben']],
  ['the longer of two names', '@ben.k knows', ['ben.k']],
  ['a name with a sign and a digit', '@lin_2!', ['lin_2']],
  ['nobody whose name only begins so', '@benjamin @ben.kim @lin', []],
  ['nobody before a letter of another script', '@benë', []],
  ['nobody in an email address', 'mail x@ben or ada@admin', []],
  ['nobody without a name', '@ and @@', []],
])('A note names %s', (_, text, named) => {
  expect(mentionedIn(text, team)).toEqual(named);
});
