import { apiBase, type Endpoint, endpoints } from '#contract/endpoints.ts';
import { arrive } from './contacts.ts';
import { addNote, cardLink, expect, isOpened, status, test } from './staff-test.ts';
import { signInByForm } from './sign-in.ts';

const table: readonly Endpoint[] = Object.values(endpoints);

/** The function that handles a request, by the contract's routes. */
function lambdaOf(method: string, url: string): string {
  const path = new URL(url).pathname.slice(apiBase.length);
  const isIt = (endpoint: Endpoint) =>
    endpoint.method === method &&
    new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
  return table.find(isIt)?.lambda ?? `${method} ${path}`;
}

test('A staff user’s first minute meets three functions and the authorizer', async ({
  page,
  freshSite,
}) => {
  const id = await arrive(freshSite.url);
  const met = new Set<string>();
  page.on('response', (response) => {
    const request = response.request();
    // The gateway itself rejects what has no cookie.
    if (!request.url().includes(`${apiBase}/`) || response.status() === 401) return;
    met.add(lambdaOf(request.method(), request.url()));
  });
  await signInByForm(page, freshSite);
  await cardLink(page, id).click();
  await isOpened(page);
  await status(page, 'Closed').click();
  await addNote(page, 'Called back.');
  await expect(page.getByText('Called back.').first()).toBeVisible();

  expect([...met].toSorted()).toEqual(['inbox', 'settings', 'signIn']);
});
