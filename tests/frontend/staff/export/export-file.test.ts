import { describe, expect, it, vi } from 'vitest';
import { ContactSubmission } from '#contract/contact/submission.ts';
import { csvRecord } from '#frontend/staff/export/csv.ts';
import { fileFormat, fileName } from '#frontend/staff/export/formats.ts';

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

function onDay(day: number): string {
  return `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`;
}

/** What Excel and LibreOffice show of a cell that they read: a number loses its plus and its zeros. */
function shown(cell: string): string {
  if (/^[=+\-@\t\r]/.test(cell) && !/^\+[\d ]+$/.test(cell)) return '#NAME?';
  return /^[+-]?\d+$/.test(cell) ? String(Number(cell)) : cell;
}

/** The rows of a file as a spreadsheet shows them, by the names of their columns. */
function spreadsheet(list: 'contacts' | 'newsletter', rows: readonly object[]) {
  const { start, encode } = fileFormat({ list, format: 'csv' });
  const [names = [], ...records] = `${start}${encode(rows)}`
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .slice(0, -1)
    .map((record) =>
      Array.from(record.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g), ([, cell = '']) =>
        shown(cell.replaceAll('""', '"')),
      ),
    );
  return records.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at]])));
}

describe('A cell of a CSV file', () => {
  it.each([
    ['plain', '"plain"'],
    ['', '""'],
    [null, '""'],
    [undefined, '""'],
    ['comma, "quotes"', '"comma, ""quotes"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    [['honeypot', 'too-fast'], '"honeypot, too-fast"'],
    ['+1 905 555 0142', '"+1 905 555 0142"'],
    ['Call\n+44 20 7946 0018;\n=1', '"Call\n+44 20 7946 0018;\n\'=1"'],
    ['+1-905-555-0142', '"\'+1-905-555-0142"'],
    ['a=b-c+d@e', '"a=b-c+d@e"'],
  ])('holds %j as %s', (value, cell) => {
    expect(csvRecord([value])).toBe(`${cell}\r\n`);
  });

  it.each(['=1+1', '+1+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠A1'])(
    'is no formula where it begins as %j',
    (value) => {
      expect(csvRecord([value])).toMatch(/^"'/);
    },
  );

  // Excel expects a semicolon where the comma is the decimal sign, and knows no quotes then after the first cell.
  it.each(['a;=1+1', 'a\t@SUM(A1)', 'a\n-1', 'a\r\n+1+1', ';＝1', '\t=1'])(
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
    const lines = `${start}${encode([row])}`.split('\r\n');

    expect(type).toBe('text/csv;charset=utf-8');
    expect(start.charAt(0)).toBe('\uFEFF');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(
      `"Guðrún","'=1+1","","","+1 905 555 0104","","gudrun@engines.example"`,
    );
    expect(lines[1]).toContain(`"She said ""now"",\nthen left."`);
  });

  it.each([
    ['+1 (905) 555-0142', '+19055550142', '+1 905 555 0142'],
    ['+44 (0)20 7946 0018', '+442079460018', '+44 207 946 0018'],
    ['+354 555 0104', '+3545550104', '+354 555 0104'],
    ['02079460018', undefined, '020 794 600 18'],
    ['0800 123', undefined, '0800 123'],
    ['5550142', undefined, '5550142'],
  ])('keeps the telephone number %s (%s) in a spreadsheet as %s', (phone, phoneE164, cell) => {
    expect(spreadsheet('contacts', [{ ...row, phone, phoneE164 }])[0]).toMatchObject({
      phone: cell,
      phoneExtension: '',
    });
  });

  it('keeps the zeros of an extension, names products, and says reasons', () => {
    const marked = {
      about: 'gateway,smart-lock:12',
      suspicions: ['too-fast'],
      phoneExtension: '007',
    };

    expect(spreadsheet('contacts', [{ ...row, ...marked }])).toMatchObject([
      {
        about: 'Gateway, 12 × Smart Lock',
        suspicions: 'too-fast',
        phoneExtension: 'ext. 007',
      },
    ]);
  });

  it('tells the two hours of a night apart in which the clocks go back', () => {
    vi.stubEnv('TZ', 'America/Toronto');
    const cells = spreadsheet('contacts', [
      { ...row, submittedAt: '2026-11-01T05:30:00.000Z' },
      { ...row, submittedAt: '2026-11-01T06:30:00.000Z' },
    ]);
    vi.stubEnv('TZ', 'Asia/Kathmandu');
    const [elsewhere] = spreadsheet('contacts', [row]);

    expect(cells.map(({ submittedAt }) => submittedAt)).toEqual([
      '2026-11-01T01:30:00-04:00',
      '2026-11-01T01:30:00-05:00',
    ]);
    expect(elsewhere?.['submittedAt']).toBe('2026-11-20T15:45:00+05:45');
  });

  it('has a column for each fact of a consent, the newest of each', () => {
    vi.stubEnv('TZ', 'America/Toronto');
    const consent = [
      { event: 'imported', at: onDay(9), how: 'staff', statement: 'On a list at the fair in May' },
      { event: 'asked', at: onDay(10), page: '/', wording: '2026-11' },
      { event: 'asked', at: onDay(11), page: '/contact', wording: '2026-12' },
      { event: 'confirmed', at: onDay(12), token: 'abc' },
      { event: 'left', at: onDay(13), how: 'mail-program', token: 'def', campaign: 'MAY1-2026' },
    ];
    const subscriber = {
      id: '7K3M-QX9R',
      email: 'a@b.example',
      subscribedAt: onDay(10),
      status: 'left',
      consent,
      tags: ['fair', 'vip'],
    };
    const cells = spreadsheet('newsletter', [subscriber]);

    expect(cells).toEqual([
      {
        id: '7K3M-QX9R',
        subscribedAt: '2026-11-10T05:00:00-05:00',
        email: 'a@b.example',
        status: 'left',
        tags: 'fair, vip',
        suspicions: '',
        importedAt: '2026-11-09T05:00:00-05:00',
        importedStatement: 'On a list at the fair in May',
        askedAt: '2026-11-11T05:00:00-05:00',
        askedPage: '/contact',
        askedWording: '2026-12',
        askedHow: '',
        confirmedAt: '2026-11-12T05:00:00-05:00',
        confirmedToken: 'abc',
        leftAt: '2026-11-13T05:00:00-05:00',
        leftHow: 'mail-program',
        leftCampaign: 'MAY1-2026',
        leftToken: 'def',
        restoredAt: '',
        bouncedAt: '',
        bouncedCampaign: '',
        complainedAt: '',
        complainedCampaign: '',
        liftedAt: '',
      },
    ]);
  });

  it('for programs has each row as it is, a line each', () => {
    const { start, encode } = fileFormat({ list: 'contacts', format: 'jsonl' });

    expect(start).toBe('');
    const lines = encode([row, row]).split('\n');
    expect(lines.map((line) => (line === '' ? null : JSON.parse(line)))).toEqual([row, row, null]);
  });

  it('has every field of its list but the version', () => {
    const fields = new Set(Object.keys(spreadsheet('contacts', [row])[0] ?? {}));
    // The number in E.164 is shown in place of what was typed.
    expect(fields.add('version').add('phoneE164')).toEqual(
      new Set(Object.keys(ContactSubmission.shape)),
    );
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
