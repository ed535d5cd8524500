import type { Page } from 'playwright/test';
import { readSite } from '#build/site.ts';
import { expect, test } from '../site.ts';

const pathOf = (url: string) => url.slice(new URL(url).origin.length);

/** Opens a page, and hears what the browser says about preparing others ahead. */
async function listen(page: Page, path: string) {
  const heard = {
    ruleSets: new Array<object>(),
    /** Paths that a look or a press would prepare at this moment. */
    candidates: new Array<string>(),
    /** Those of them whose HTML alone would be fetched. */
    fetched: new Array<string>(),
    prepared: new Set<string>(),
  };
  const session = await page.context().newCDPSession(page);
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => heard.ruleSets.push(ruleSet));
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources: sources }) => {
    heard.candidates = sources.map(({ key }) => pathOf(key.url));
    heard.fetched = sources
      .filter(({ key }) => key.action === 'Prefetch')
      .map(({ key }) => pathOf(key.url));
  });
  // Begun, that is: no browser goes on while a test looks into it.
  session.on('Preload.prerenderStatusUpdated', ({ key }) => heard.prepared.add(pathOf(key.url)));
  await session.send('Preload.enable');
  await page.goto(path);
  return heard;
}

test('A page names rules by which only public pages of this site are prepared ahead: links in it by a look, those of its menu and its footer by a pointer', async ({
  page,
  site,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  const heard = await listen(page, '/services');

  await test.step('The browser takes the rules without a complaint', async () => {
    await expect
      .poll(() => heard.ruleSets)
      .toMatchObject([{ url: site.url + readSite('.').speculationRules }]);
    expect(heard.ruleSets[0]).not.toHaveProperty('errorType');
    expect(complaints).toEqual([]);
  });

  await test.step('A look fetches the HTML of links in the page', async () => {
    await expect.poll(() => heard.candidates).toContain('/accessibility');
    expect(heard.fetched).toContain('/aiot');
    expect(heard.fetched).not.toContain('/accessibility');
  });

  await test.step('A link that is pointed at has its page prepared', async () => {
    expect(heard.candidates).toContain('/expertise');
    await page.getByRole('banner').getByRole('link', { name: 'Expertise' }).hover();
    await expect.poll(() => [...heard.prepared]).toEqual(['/expertise']);
  });

  await test.step('No other address is prepared', async () => {
    const links = [
      '/nfc?from=here',
      '/admin/signin',
      '/api/contact',
      '/assets/edge-gateway.pdf',
      '/openapi.json',
      '/data-sheets.zip?from=here',
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
    expect(heard.candidates.filter((path) => !((path.split('#')[0] ?? '') in pages))).toEqual([
      '/nfc?from=here',
    ]);
    expect(heard.candidates.filter((path) => path.startsWith('/admin'))).toEqual([]);
  });
});
