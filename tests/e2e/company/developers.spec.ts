import * as brand from '#frontend/content/brand.ts';
import { documentPath } from '#frontend/company/developers/content.ts';
import { publicApi } from '#contract/openapi.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../api.ts';
import { expect, test } from '../site.ts';
import { runCurl } from './curl.ts';

test('Every example on the page for developers gets the answer beside it, the first again by its key, and a browser on a site that is not ours 403, as the page says', async ({
  page,
  freshSite,
}) => {
  await page.goto(`${freshSite.url}/developers`);
  const calls = page.getByRole('main').locator('summary');
  for (const folded of await calls.all()) await folded.click();
  const examples = await page.getByRole('figure').all();
  expect(examples.length).toBeGreaterThan(4);
  for (const example of [...examples, ...examples.slice(0, 1)]) {
    const [request = '', answer = ''] = await example.locator('pre').allTextContents();
    const caption = (await example.locator('.caption').textContent()) ?? '';
    const got = await runCurl(request.replace(brand.origin, freshSite.url));
    expect({ ...got, answer: JSON.parse(got.answer) }).toEqual({
      status: /\d+$/.exec(caption)?.[0],
      answer: JSON.parse(answer),
    });
  }
  const headers = { origin: 'https://elsewhere.example' };
  const body = { email: 'ada@engines.example' };
  expect((await call(freshSite.url, endpoints.subscribe, { body, headers })).status).toBe(403);
});

test('A link to a folded call unfolds it, and the one to the document of the public calls leads to JSON', async ({
  page,
}) => {
  await page.goto('/developers#subscribe');
  await expect(page.getByText('POST /api/newsletter', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'OpenAPI' }).click();
  await expect(page).toHaveURL(documentPath);
  const response = await page.request.get(documentPath);
  expect(response.headers()['content-type']).toContain('application/json');
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(publicApi())));
});
