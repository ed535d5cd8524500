import { liveFlag } from '#frontend/page-signals.ts';
import { expect, test } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/**
 * Lets React's clock run fast, so that it gives way after every step, and presses the carousel's button
 * between two of them: after React has taken the page over, and before it is done with it.
 */
const pressHalfway = `
  const now = performance.now.bind(performance);
  let ahead = 0;
  performance.now = () => now() + (ahead += 6);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const root = document.getElementById('root');
    const begun = Object.keys(root ?? {}).some((key) => key.startsWith('__reactContainer'));
    if (!begun) return port2.postMessage('later');
    document.documentElement.dataset.pressed = 'live' in document.documentElement.dataset ? 'late' : 'halfway';
    document.querySelector('main [aria-label="Next slide"]').click();
  };
  addEventListener('load', () => {
    dispatchEvent(new Event('pointermove'));
    port2.postMessage('begin');
  });
`;

test('A button pressed while the page comes to life does once what it says', async ({ page }) => {
  await page.addInitScript(pressHalfway);
  await page.goto('/');
  const html = page.locator(`html[${liveFlag}]`);
  await expect(html).toHaveAttribute('data-pressed', 'halfway');
  const slide = page.getByRole('main').getByRole('button', { name: /^Slide 2/ });
  await expect(slide).toHaveAttribute('aria-current', 'true');
});
