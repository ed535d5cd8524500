import { expect, test } from 'vitest';
import { problemOf, typeOf, uploadName } from '#frontend/staff/reply/upload.ts';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

test('Pictures and PDF can be sent, also where the browser does not know the type', () => {
  expect(typeOf(file('a.JPG', 'image/jpeg'))).toBe('image/jpeg');
  expect(typeOf(file('a.webp', ''))).toBe('image/webp');
  expect(typeOf(file('a.pdf', 'application/pdf'))).toBe('application/pdf');
});

test.each([
  ['a program', file('a.exe', 'application/x-msdownload'), [], 'Only pictures'],
  ['a page that is named as a picture', file('a.png', 'text/html'), [], 'Only pictures'],
  ['an empty file', file('a.png', 'image/png', 0), [], 'It is empty.'],
  ['7 MB and a byte', file('a.png', 'image/png', 7_000_001), [], '7 MB'],
  ['a file that makes 7 MB full', file('a.png', 'image/png', 4e6), [{ size: 3_000_001 }], '7 MB'],
  [
    'an eleventh file',
    file('a.png', 'image/png'),
    Array.from({ length: 10 }, () => ({ size: 1 })),
    '10 files',
  ],
])('%s is refused with the reason', (_, refused, others, reason) => {
  expect(problemOf(refused, others)).toContain(reason);
});

test('Files of 7 MB in all can be sent', () => {
  expect(problemOf(file('a.png', 'image/png', 4e6), [{ size: 3e6 }])).toBeUndefined();
});

test('A long name keeps its ending', () => {
  const name = uploadName(file(`${'ä'.repeat(200)}.pdf`, 'application/pdf'));
  expect(Array.from(name)).toHaveLength(120);
  expect(name.endsWith('ä.pdf')).toBe(true);
});

test.each([
  ['a.jfif', 'image/jpeg', 'a.jfif.jpg'],
  ['a.JPEG', 'image/jpeg', 'a.JPEG'],
  ['scan', 'application/pdf', 'scan.pdf'],
])('The file %s of type %s is sent as %s, as the API wants its ending', (name, type, sent) => {
  expect(uploadName(file(name, type))).toBe(sent);
});
