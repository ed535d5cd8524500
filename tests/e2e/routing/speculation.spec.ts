import type { Page } from 'playwright/test';
import { readSite } from '#build/site.ts';
import { openEarly } from './early.ts';
import { expect, test } from '../site.ts';

const pathOf = (url: string) => url.slice(new URL(url).origin.length);

/** Opens a page, holds its script back, and hears what the browser says about fetching ahead. */
async function listenEarly(page: Page, path: string) {
  const heard = {
    ruleSets: new Array<object>(),
    /** Paths that a look or a press would fetch at this moment. */
    candidates: new Array<string>(),
    fetched: new Array<string>(),
  };
  const session = await page.context().newCDPSession(page);
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => heard.ruleSets.push(ruleSet));
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources: sources }) => {
    heard.candidates = sources.map(({ key }) => pathOf(key.url));
  });
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') heard.fetched.push(pathOf(prefetchUrl));
  });
  await session.send('Preload.enable');
  const letIn = await openEarly(page, path);
  return { heard, letIn };
}

test('A page names rules for fetching ahead, and the browser takes them without a complaint', async ({
  page,
  site,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  const { heard } = await listenEarly(page, '/services');
  await expect
    .poll(() => heard.ruleSets)
    .toMatchObject([{ url: site.url + readSite('.').speculationRules }]);
  expect(heard.ruleSets[0]).not.toHaveProperty('errorType');
  expect(complaints).toEqual([]);
});

test('Before its script has come, a link that is pointed at fetches its page ahead', async ({
  page,
}) => {
  const { heard } = await listenEarly(page, '/services');
  await expect.poll(() => heard.candidates).toContain('/expertise');
  await page.getByRole('banner').getByRole('link', { name: 'Expertise' }).hover();
  await expect.poll(() => heard.fetched).toEqual(['/expertise']);
});

test('Only public pages of this site are fetched ahead', async ({ page }) => {
  const { heard } = await listenEarly(page, '/services');
  const links = [
    '/nfc?from=here',
    '/admin/signin',
    '/api/contact',
    '/assets/edge-gateway.pdf',
    '/unsubscribe',
    '/unsubscribe?token=1',
    '/?region=stay',
    '/about?from=here&region=stay',
    'https://elsewhere.example/nfc',
  ];
  const html = links.map((href) => `<a href="${href}"></a>`).join('');
  await page.evaluate(`document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(html)})`);
  await expect.poll(() => heard.candidates).toContain('/nfc?from=here');
  const { pages } = readSite('.');
  expect(heard.candidates.filter((path) => !(path in pages))).toEqual(['/nfc?from=here']);
  expect(heard.candidates.filter((path) => path.startsWith('/admin'))).toEqual([]);
});

test('A live page prefetches scripts, and no page a second time', async ({ page }) => {
  const { heard, letIn } = await listenEarly(page, '/services');
  await expect.poll(() => heard.candidates).toContain('/expertise');
  await letIn();
  await expect.poll(() => heard.candidates).toEqual([]);
});
