import { describe, expect, it } from 'vitest';
import { decode, isSpreadsheet } from '#frontend/staff/import/decode.ts';
import { readCsv } from '#frontend/staff/import/read-csv.ts';

const text = 'naïve,é@mail.example';

describe('The encoding of a file', () => {
  it.each([
    ['UTF-8', 'utf-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', 'utf-8', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 as Windows writes it', 'utf-16le', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    [
      'UTF-16 with the large end first',
      'utf-16be',
      Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
    ],
    ['Latin letters of one byte', 'windows-1252', Buffer.from(text, 'latin1')],
  ])('is told: %s', (_what, encoding, bytes) => {
    expect(decode(bytes)).toEqual({ text, encoding });
  });

  it('does not make a text of a spreadsheet', () => {
    expect(isSpreadsheet(Buffer.from('PK\u0003\u0004…'))).toBe(true);
    expect(isSpreadsheet(Buffer.from('P,K'))).toBe(false);
  });
});

describe('The separator of a file', () => {
  it.each([
    [',', 'a,b\n1,2\n'],
    [';', 'a;b\n"1,5";2\n"2,5, 3";4\n'],
    ['\t', 'a\tb, c\n1\t2\n'],
    [';', 'mail;names\nx@y.example;"Doe, Ann"\nz@y.example;"Roe, Bob, Jr"\n'],
    [',', 'x@y.example\nz@y.example\n'],
  ])('%j is found in %j', (separator, file) => {
    expect(readCsv(file).separator).toBe(separator);
  });

  it('may be named by its first line, as Excel does, which is no record', () => {
    const { records, separator } = readCsv('sep=;\r\na,b;c\r\n');
    expect([separator, records]).toEqual([';', [{ line: 2, cells: ['a,b', 'c'] }]]);
  });
});

const cells = (file: string) => readCsv(file).records.map((record) => record.cells);

describe('The records of a file', () => {
  it.each([
    ['end with any line break, or the file', 'a,b\r\nc,d\re,f\ng,h', ['a b', 'c d', 'e f', 'g h']],
    ['may have empty cells', ',a\nb,\n', [' a', 'b ']],
    ['keep separators and doubled quotes within quotes', '"a,""b""",c\n', ['a,"b" c']],
    ['keep quotes within a cell', 'a 5" b,c\n', ['a 5" b c']],
    ['keep what follows a closing quote', '"a"b,c\n', ['ab c']],
    ['end with the file where a quote is never closed', 'a,"b\nc', ['a b\nc']],
  ])('%s', (_what, file, expected) => {
    expect(cells(file).map((record) => record.join(' '))).toEqual(expected);
  });

  it('have the numbers of their lines, whatever breaks lines in quotes, and leave empty ones out', () => {
    const { records } = readCsv('a,"b\r\nb\nb"\n\n,\nc,d\n"",""\ne,f');
    expect(records).toEqual([
      { line: 1, cells: ['a', 'b\r\nb\nb'] },
      { line: 6, cells: ['c', 'd'] },
      { line: 8, cells: ['e', 'f'] },
    ]);
  });

  it('of an empty file are none', () => {
    expect(readCsv('').records).toEqual([]);
  });
});
