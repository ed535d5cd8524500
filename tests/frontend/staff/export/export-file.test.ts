import { describe, expect, it } from 'vitest';
import { ContactSubmission } from '#contract/contact/submission.ts';
import { Subscriber } from '#contract/newsletter.ts';
import { csvRecord } from '#frontend/staff/export/csv.ts';
import { columns, fileFormat, fileName } from '#frontend/staff/export/formats.ts';

const row = {
  id: '7K3M-QX9R',
  firstName: 'Guðrún',
  lastName: '=1+1',
  company: '',
  phone: '+1 905 555 0104',
  businessEmail: 'gudrun@engines.example',
  message: 'She said "now",\nthen left.',
  submittedAt: '2026-11-20T10:00:00.000Z',
  timeZone: '',
  status: 'open',
  assignee: null,
  version: 1,
} as const;

describe('A cell of a CSV file', () => {
  it.each([
    ['plain', '"plain"'],
    ['', '""'],
    [null, '""'],
    [undefined, '""'],
    ['comma, "quotes"', '"comma, ""quotes"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    [['decoy', 'hasty'], '"decoy, hasty"'],
    [[{ event: 'asked', page: '/' }], '"{""event"":""asked"",""page"":""/""}"'],
    ['a=b-c+d@e', '"a=b-c+d@e"'],
  ])('holds %j as %s', (value, cell) => {
    expect(csvRecord([value])).toBe(`${cell}\r\n`);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠A1'])(
    'is no formula where it begins as %j',
    (value) => {
      expect(csvRecord([value])).toMatch(/^"'/);
    },
  );

  // Excel expects a semicolon where the comma is the decimal sign, and knows no quotes then after the first cell.
  it.each(['a;=1+1', 'a\t@SUM(A1)', 'a\n-1', 'a\r\n+1', ';＝1', '\t=1'])(
    'is none either where a spreadsheet parts %j',
    (value) => {
      const parts = csvRecord([value])
        .slice(1, -3)
        .split(/[;\t\r\n]/);
      expect(parts.length).toBeGreaterThan(1);
      expect(parts.filter((part) => /^[=+\-@＝＋－＠]/.test(part))).toEqual([]);
    },
  );
});

describe('A file', () => {
  it('of contacts for a spreadsheet has a byte order mark, names, and a record of each row', () => {
    const { start, encode, type } = fileFormat({ list: 'contacts', format: 'csv' });
    const marked = { ...row, about: 'gateway,smart-lock:12', suspicions: ['hasty'] };
    const begin = `"7K3M-QX9R","2026-11-20T10:00:00.000Z","open","","Guðrún","'=1+1","","'+1 905 555 0104","gudrun@engines.example"`;
    const message = `"She said ""now"",\nthen left."`;

    expect(type).toBe('text/csv;charset=utf-8');
    expect(start).toBe(
      '\uFEFF"id","submittedAt","status","assignee","firstName","lastName","company","phone","businessEmail","about","message","timeZone","suspicions"\r\n',
    );
    expect(encode([row, marked])).toBe(
      `${begin},"",${message},"",""\r\n${begin},"gateway,smart-lock:12",${message},"","hasty"\r\n`,
    );
  });

  it('for programs has each row as it is, a line each', () => {
    const { start, encode } = fileFormat({ list: 'contacts', format: 'jsonl' });

    expect(start).toBe('');
    const lines = encode([row, row]).split('\n');
    expect(lines.map((line) => (line === '' ? null : JSON.parse(line)))).toEqual([row, row, null]);
  });

  it('has every field of its list', () => {
    const fields = new Set([...columns.contacts, 'version']);
    expect(fields).toEqual(new Set(Object.keys(ContactSubmission.shape)));
    expect(new Set(columns.newsletter)).toEqual(new Set(Object.keys(Subscriber.shape)));
  });

  it('is named by its list, its status and the day', () => {
    const day = new Date(2026, 2, 9, 23);
    const some = { list: 'contacts', format: 'csv', status: 'open', assignee: 'a/b' } as const;
    expect(fileName(some, day)).toBe('contacts-open-2026-03-09.csv');
    expect(fileName({ list: 'newsletter', format: 'jsonl' }, day)).toBe(
      'newsletter-2026-03-09.jsonl',
    );
  });
});
