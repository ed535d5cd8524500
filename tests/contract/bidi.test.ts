import { describe, expect, test } from 'vitest';
import { isolated, withoutControls } from '#contract/bidi.ts';

const controls = '\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069';

describe('What a visitor wrote, in a line of plain text', () => {
  test.each(['Ada Lovelace', 'Guðrún', '佐藤', 'O’Neill 2'])('stays as it is: %s', (name) => {
    expect(isolated(name)).toBe(name);
  });

  test.each(['יוסי', 'محمد', 'Ada\u200F', '\u{1E900}'])(
    'keeps its direction to itself: %j',
    (name) => expect(isolated(name)).toBe(`\u2068${name}\u2069`),
  );

  test.each([
    ['an override', '\u202EadA', 'adA'],
    ['a closing mark before an override', 'Ada\u2069\u202E', 'Ada'],
    ['anything else that opens or ends', controls, ''],
  ])('loses %s', (_, name, rest) => {
    expect(isolated(name)).toBe(rest);
    expect(withoutControls(name)).toBe(rest);
  });
});
