import { expect, test } from 'vitest';
import { VitalsReport } from '#contract/vitals.ts';
import { pageNames } from '#frontend/pages.ts';

test.each(pageNames)('What is measured of %s is accepted under its name', (page) => {
  const report = { views: [{ page, navigation: 'navigate', FCP: 1 }] };
  expect(VitalsReport.safeParse(report).success).toBe(true);
});
