import { describe, expect, it } from 'vitest';
import { checkRecords } from '#frontend/staff/import/check-records.ts';
import { hasHeader, rolesOf } from '#frontend/staff/import/columns.ts';
import { readCsv } from '#frontend/staff/import/read-csv.ts';

const recordsOf = (...lines: string[]) => readCsv(lines.join('\n')).records;

const check = (lines: readonly string[], extra: readonly string[] = []) =>
  checkRecords(recordsOf(...lines), ['email', 'tags'], extra);

describe('The columns of a file', () => {
  it.each([
    ['by the addresses in it', ['Ann,ann@mail.example', 'Bob,bob@mail.example'], 'ignored email'],
    ['by its name', ['name,E-Mail,Tags', 'Ann,unknown,x'], 'ignored email tags'],
    [
      'by its name, of two with as many addresses',
      ['Contact,Email', 'a@mail.example,ann@mail.example'],
      'ignored email',
    ],
    [
      'by its addresses rather than its name',
      ['email,work', 'none,ann@mail.example'],
      'ignored email',
    ],
  ])('are known: that of the e-mail %s', (_what, lines, roles) => {
    expect(rolesOf(recordsOf(...lines)).join(' ')).toBe(roles);
  });

  it.each([
    [['email,name', 'ann@mail.example,Ann'], true],
    [['Ann <ann@mail.example>,1'], false],
    [[], false],
  ])('have names or not: %j %j', (lines, expected) => {
    expect(hasHeader(recordsOf(...lines))).toBe(expected);
  });
});

describe('The lines of a file', () => {
  it('give addresses with their tags and those for all', () => {
    expect(
      check(['Ann <ann@bücher.example>,"VIP; New Customer"', 'bob@mail.example,'], ['may']),
    ).toEqual({
      rows: [
        { line: 1, email: 'ann@xn--bcher-kva.example', tags: ['may', 'vip', 'new-customer'] },
        { line: 2, email: 'bob@mail.example', tags: ['may'] },
      ],
      faulty: [],
      repeated: [],
    });
  });

  it('that repeat an address in any case are counted, and add their tags to it', () => {
    const { rows, repeated } = check([
      'ann@mail.example,one',
      'Ann@Mail.example,two',
      'ann@mail.example,one',
    ]);
    expect(rows).toEqual([{ line: 1, email: 'ann@mail.example', tags: ['one', 'two'] }]);
    expect(repeated.map(({ line }) => line)).toEqual([2, 3]);
  });

  it('without an address, or with tags that nobody can have, are told by their number', () => {
    const long = 'x'.repeat(81);
    const { rows, faulty } = check(['ann@mail,a', '"",b', `ann@mail.example,${long}`]);
    expect(rows).toEqual([]);
    expect(faulty).toEqual([
      { line: 1, reason: 'email', text: 'ann@mail a' },
      { line: 2, reason: 'email', text: 'b' },
      { line: 3, reason: 'tags', text: `ann@mail.example ${long}` },
    ]);
  });
});
