import { describe, expect, it } from 'vitest';
import { staffLimits } from '#contract/limits.ts';
import { problemsIn } from '#frontend/staff/reply-templates/problems.ts';
import { fillTemplate, placeholderNames, unknownPlaceholders } from '#frontend/staff/reply/fill.ts';
import { submission } from '../../../contact.ts';

const named = { ...submission, firstName: 'Guðrún', lastName: 'Jóns', company: 'Hekla' };

const table = '| Product |\n| --- |\n| Smart Lock |';

const draft = (name: string, text = 'x') => ({ name, text });

describe('A reply template', () => {
  it('is filled in with what is known of the visitor, as often as it asks', () => {
    const text = 'Hello {firstName} {lastName} of {company},\n\n{number}, {firstName}!';

    expect(fillTemplate(text, named, table)).toBe(
      'Hello Guðrún Jóns of Hekla,\n\n7K3M-QX9R, Guðrún!',
    );
  });

  it('takes what a visitor wrote for text, whatever it looks like', () => {
    const visitor = { ...named, firstName: '{lastName}', lastName: '$& $1 {firstName}' };

    expect(fillTemplate('{firstName} / {lastName}', visitor, '')).toBe(
      '{lastName} / $& $1 {firstName}',
    );
  });

  it('has the table of the products between empty lines, or nothing', () => {
    expect(fillTemplate('Thanks for:\n{products}\nBye', named, table)).toBe(
      `Thanks for:\n\n${table}\n\nBye`,
    );
    expect(fillTemplate('Thanks.{products}', named, '')).toBe('Thanks.');
  });

  it('keeps what is no placeholder, and says so', () => {
    const text = '{price} {constructor} {firstName} { firstName } {price} {}';

    expect(fillTemplate(text, named, table)).toBe(text.replace('{firstName}', 'Guðrún'));
    expect(unknownPlaceholders(text)).toEqual(['{price}', '{constructor}']);
  });

  it('may name everything that is offered', () => {
    const all = placeholderNames.map((name) => `{${name}}`).join(' ');

    expect(unknownPlaceholders(all)).toEqual([]);
    expect(fillTemplate(all, named, table)).not.toContain('{');
  });
});

describe('Templates while they are edited', () => {
  it.each([
    ['without a name', draft(' \u200B'), { name: 'Enter a name' }],
    ['without a text', draft('a', '\n'), { text: 'Enter a text' }],
    ['with too long a name', draft('x'.repeat(81)), { name: expect.stringContaining('80') }],
    [
      'with too long a text',
      draft('a', 'x'.repeat(2001)),
      { text: expect.stringContaining('2000') },
    ],
  ])('are rejected %s', (_, made, problems) => {
    expect(problemsIn([made, draft('other')])).toEqual([problems, undefined]);
  });

  it('are rejected where two share a name, whatever spaces are around it', () => {
    const [one, other] = [draft('Yes'), draft(' Yes ')];
    const taken = { name: 'Another template has this name' };

    expect(problemsIn([one, draft('No'), other])).toEqual([taken, undefined, taken]);
  });

  it('are taken at their longest', () => {
    const { template, templateName } = staffLimits;
    const longest = draft('x'.repeat(templateName.max), 'x'.repeat(template.max));

    expect(problemsIn([longest])).toEqual([undefined]);
  });
});
