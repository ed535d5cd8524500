import { describe, expect, test } from 'vitest';
// oxlint-disable-next-line import/no-unassigned-import -- the functions read the environment that it sets
import '../environment.ts';
import { problemsOf } from '#functions/campaigns/problems.ts';

const picture = `/mail/${'0a'.repeat(16)}.jpg`;
const good = {
  subject: 'New devices',
  preheader: 'What we measured',
  body: `# IP65 sensors\n\nSee [them](https://a.example/?q={x%20y}) or https://a.example/%ABcd%20[X].\n\n![A sensor](${picture})`,
};

function kinds(part: Partial<typeof good>): string[] {
  return problemsOf({ ...good, ...part }).map(({ kind }) => kind);
}

test('A good text has no problem', () => {
  expect(problemsOf(good)).toEqual([]);
});

test.each([' ', ''])('A campaign needs a subject: not "%s"', (subject) => {
  expect(problemsOf({ ...good, subject })).toEqual([{ kind: 'no-subject', isBlocking: true }]);
});

test.each(['', ' \n', '---', '# \n> ', `![Only a picture](${picture})`])(
  'A campaign needs text: not %j',
  (body) => {
    expect(problemsOf({ ...good, body })).toEqual([{ kind: 'no-text', isBlocking: true }]);
  },
);

describe('Capitals', () => {
  test.each(['BIG NEWS', 'OUR NEW SENSORS are here', 'ÜBER ALLES'])('are named: %s', (line) => {
    const problem = { kind: 'capitals', detail: line, isBlocking: false };

    expect(problemsOf({ ...good, subject: line })).toEqual([problem]);
    expect(problemsOf({ ...good, body: `## ${line}\n\nText` })).toEqual([problem]);
  });

  test.each(['CANADA', 'LTE and LoRa', '2026', 'An IP65 box'])(
    'of a name are fine: %s',
    (subject) => {
      expect(kinds({ subject })).toEqual([]);
    },
  );
});

describe('A placeholder that nobody fills', () => {
  test.each([
    '{name}',
    '{{name}}',
    '{{ first_name }}',
    '%name%',
    '[NAME]',
    '[FIRST NAME]',
    '[Your company]',
    '<<name>>',
    '*|FNAME|*',
    'Lorem ipsum',
    'TODO',
    'XXX',
  ])('blocks: %s', (words) => {
    for (const field of ['subject', 'preheader', 'body'] as const) {
      const found = problemsOf({ ...good, [field]: `Hello ${words}, hello` });
      expect(found.filter(({ kind }) => kind === 'placeholder')).toEqual([
        { kind: 'placeholder', detail: expect.stringMatching(/./), isBlocking: true },
      ]);
    }
  });

  test('blocks in an address and on a button', () => {
    expect(kinds({ body: 'x [a](https://a.example/{{id}})' })).toEqual(['placeholder']);
    expect(kinds({ body: '[Dear {name}](https://a.example "button")' })).toEqual(['placeholder']);
  });

  test.each(['100 % sure, 5 % off', '[PDF]', 'a {} b', 'mastodon', '[NAME](https://a.example)'])(
    'is not %s',
    (body) => {
      expect(kinds({ body })).toEqual([]);
    },
  );
});

test.each([
  ['[a](javascript:alert(1))', 'javascript:alert(1)'],
  ['[a](data:text/html,x)', 'data:text/html,x'],
  ['[a](/products)', '/products'],
  ['[a](www.a.example)', 'www.a.example'],
  ['[a](https://)', 'https://'],
  ['[a](ftp://a.example)', 'ftp://a.example'],
  ['[a](https://a.example/b c)', '[a](https://a.example/b c)'],
  ['[a *b*](https://a.example/b c)', '[a b](https://a.example/b c)'],
  ['[a][1]', '[a][1]'],
  ['[1]: https://a.example', '[1]: https://a.example'],
])('A link must lead somewhere: not %s', (link, detail) => {
  expect(problemsOf({ ...good, body: `Text ${link}\n\n${link}` })).toEqual([
    { kind: 'link-form', detail, isBlocking: true },
  ]);
});

test.each([
  ['![a](https://evil.example/a.jpg)', 'https://evil.example/a.jpg'],
  ['![a](/mail/a.svg)', '/mail/a.svg'],
  ['![a](/mail/a b.jpg)', '![a](/mail/a b.jpg)'],
])('A picture must be one of ours: not %s', (image, detail) => {
  expect(problemsOf({ ...good, body: `Text ${image}` })).toEqual([
    { kind: 'picture-form', detail, isBlocking: true },
  ]);
});

test('A picture without words for those who do not see it is named', () => {
  expect(problemsOf({ ...good, body: `Text ![ ](${picture})` })).toEqual([
    { kind: 'picture-without-alt', detail: picture, isBlocking: false },
  ]);
});

/** A hundred links to addresses of so many characters, each of which is six in a page. */
function links(length: number): string {
  const numbers = Array.from({ length: 100 }, (_, at) => at);
  return numbers.map((at) => `[a](https://a.example/${at}${'é'.repeat(length)})`).join('\n');
}

test('A mail that Gmail would cut is too large, and so is a page of long addresses', () => {
  expect(kinds({ body: 'a\n\n'.repeat(2000) })).toEqual([]);
  expect(problemsOf({ ...good, body: 'a\n\n'.repeat(3500) })).toEqual([
    { kind: 'too-large', isBlocking: true },
  ]);
  expect(kinds({ body: links(50) })).toEqual([]);
  expect(kinds({ body: links(250) })).toEqual(['too-large']);
});
