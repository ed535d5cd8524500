import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** The rules of axe that look at colours; a scheme changes nothing else. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe objects to, and what scrolls sideways, on a phone and on a desk in both schemes. */
export async function faults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [320, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const axe = new AxeBuilder({ page });
      if (colorScheme === 'dark') axe.withRules(colourRules);
      const { violations } = await axe.analyze();
      for (const { id, nodes } of violations) {
        found.push(`${width} ${colorScheme} ${id}: ${nodes.map(({ target }) => target).join(' ')}`);
      }
    }
    const tooWide = await page.evaluate<boolean>(
      'document.documentElement.scrollWidth > document.documentElement.clientWidth',
    );
    if (tooWide) found.push(`${width} scrolls sideways`);
  }
  return found;
}
