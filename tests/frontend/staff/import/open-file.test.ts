import { expect, it } from 'vitest';
import { openFile } from '#frontend/staff/import/open-file.ts';

const rows = (count: number) => 'a@b.example\n'.repeat(count);

it.each([
  ['larger than 5 MB', Buffer.alloc(5_000_001, 'a'), { kind: 'too-large' }],
  ['a spreadsheet', Buffer.from('PK\u0003\u0004…'), { kind: 'spreadsheet' }],
  ['without lines', Buffer.from('\n\n'), { kind: 'empty' }],
  ['of 50,002 lines', Buffer.from(rows(50_002)), { kind: 'too-long', lines: 50_002 }],
])('A file %s cannot be imported', async (_what, bytes, problem) => {
  expect(await openFile(new File([bytes], 'list.csv'))).toEqual(problem);
});

it('50,000 lines can be, with one that names the columns', async () => {
  expect(await openFile(new File([rows(50_001)], 'list.csv'))).toHaveProperty('records');
});
