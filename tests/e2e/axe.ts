import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { checks } from '#frontend/company/accessibility/checks.ts';

/** Half of what the package's main file weighs: each page reads and compiles it. */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules of axe that look at colours; a scheme changes nothing else. */
const colourRules = ['color-contrast', 'link-in-text-block'];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/** The controls whose text makes iOS zoom in. */
const tooSmall = `[...document.querySelectorAll('input, select, textarea')]
  .filter((control) => control.checkVisibility() && !/^(checkbox|radio|range)$/.test(control.type))
  .filter((control) => parseFloat(getComputedStyle(control).fontSize) < 16)
  .map(({ id, name }) => id || name)`;

/** What axe objects to, what scrolls sideways and what makes a phone zoom, on a phone and on a desktop in both schemes. */
export async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A button under the pointer changes its colour as the page does.
  await page.mouse.move(0, 0);
  // Once for four runs, and for those before in the same page: most of a run's time would go into loading axe.
  if (!(await page.evaluate<boolean>(`'axe' in globalThis`))) await page.evaluate(axe);
  for (const width of checks.widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const options = {
        resultTypes: ['violations'],
        // Not the style sheets once more: no rule that is on reads their text.
        preload: { assets: ['media'] },
        ...(colorScheme === 'dark' && { runOnly: { type: 'rule', values: colourRules } }),
      };
      const run = await page.evaluate<{ violations: Violation[] }>(
        `axe.run(${JSON.stringify(options)})`,
      );
      for (const { id, nodes } of run.violations)
        found.push(`${width} ${colorScheme} ${id}: ${nodes.map(({ target }) => target).join(' ')}`);
    }
    const tooWide = await page.evaluate<boolean>(
      'document.documentElement.scrollWidth > document.documentElement.clientWidth',
    );
    if (tooWide) found.push(`${width} scrolls sideways`);
    const small = await page.evaluate<string[]>(tooSmall);
    if (small.length > 0) found.push(`${width} zooms into ${small.join(' ')}`);
  }
  return found;
}
