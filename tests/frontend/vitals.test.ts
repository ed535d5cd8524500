import { expect, test } from 'vitest';
import { measuredPages } from '#contract/vitals.ts';
import { routes } from '#frontend/routes.tsx';

test('every page that visitors see may be measured, and none of the staff', () => {
  const shown = routes.filter(({ audience }) => audience === 'visitors');
  const names = new Set(shown.map(({ page }) => page.name));

  expect([...names].toSorted()).toEqual([...measuredPages]);
});
