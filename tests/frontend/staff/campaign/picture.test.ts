import { expect, test } from 'vitest';
import { picturePattern } from '#contract/campaign.ts';
import { staffLimits } from '#contract/limits.ts';
import {
  base64Of,
  fittedSize,
  pictureMarkdown,
  pictureProblem,
  smallEnough,
} from '#frontend/staff/campaign/picture.ts';

test.each([
  ['image/svg+xml', 'svg'],
  ['image/gif', 'type'],
  ['', 'type'],
  ['image/png', undefined],
])('A file of type %j is refused as %s', (type, problem) => {
  expect(pictureProblem({ type, size: 1 })).toBe(problem);
});

test('A picture keeps its form, is at most 1,200 pixels wide, and grows never', () => {
  expect(fittedSize(4000, 3000, 1200)).toEqual({ width: 1200, height: 900 });
  expect(fittedSize(600, 8000, 1200)).toEqual({ width: 600, height: 8000 });
  expect(fittedSize(5000, 1, 1200)).toEqual({ width: 1200, height: 1 });
});

test('A picture loses quality before it loses pixels, until a mail can have it', async () => {
  const tried: [number, number][] = [];
  const encode = (width: number, height: number, quality: number) => {
    tried.push([width, quality]);
    return Promise.resolve({ size: Math.round(width * height * quality * 3) });
  };
  const found = await smallEnough({ width: 4000, height: 3000 }, encode);
  expect(found?.size).toBeLessThanOrEqual(staffLimits.pictureBytes);
  expect(tried.slice(0, 6).map(([width]) => width)).toEqual([1200, 1200, 1200, 1200, 1200, 900]);
  const huge = { size: staffLimits.pictureBytes + 1 };
  expect(
    await smallEnough({ width: 4000, height: 3000 }, () => Promise.resolve(huge)),
  ).toBeUndefined();
});

test('The bytes of a picture arrive as they are', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);
  expect(await base64Of(new Blob([bytes]))).toBe(Buffer.from(bytes).toString('base64'));
});

test('A description with brackets ends no picture', () => {
  const path = `/mail/${'a'.repeat(32)}.jpg`;
  expect(path).toMatch(picturePattern);
  expect(pictureMarkdown('A [new]\nlock', path, 496)).toBe(`![A \\[new\\] lock](${path})`);
});

test('A picture narrower than the text keeps its width', () => {
  expect(pictureMarkdown('A lock', '/mail/x.jpg', 300)).toBe('![A lock](/mail/x.jpg "300 px")');
});
