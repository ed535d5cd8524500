import { canary } from '#contract/canary.ts';
import type { UrlOf } from '#contract/endpoints.ts';

const listUrl: UrlOf<'listContacts'> = '/api/contact';
const contactUrl: UrlOf<'submitContact'> = '/api/contact';

/** Milliseconds that a visitor might wait; a cold start of every function takes a fifth of that. */
const timeout = 5000;

/** The steps of a check, in the order of a visit. */
export type Step = 'page' | 'asset' | 'unknown page' | 'closed list' | 'contact form';

/**
 * Checks the site as a visitor would: the home page, a script that it references, an unknown page, the staff list
 * without a session, and a contact request.
 * @param key the contact request's idempotency key
 * @returns the first failed step, or undefined if all passed
 */
export async function checkSite(site: string, key: string): Promise<Step | undefined> {
  let html = '';
  const steps: readonly [Step, () => Promise<boolean>][] = [
    [
      'page',
      async () => {
        const response = await askForPage(site, '/');
        html = await response.text();
        return response.status === 200 && html.includes('<h1') && html.endsWith('</html>');
      },
    ],
    [
      'asset',
      async () => {
        const [path = '/assets/none'] = /\/assets\/[\w-]+\.js/.exec(html) ?? [];
        const response = await ask(site, path);
        const script = await response.text();
        return response.status === 200 && script !== '' && isImmutable(response);
      },
    ],
    [
      'unknown page',
      async () => (await askForPage(site, '/nothing-for-the-canary')).status === 404,
    ],
    ['closed list', async () => (await ask(site, listUrl)).status === 401],
    [
      'contact form',
      async () => {
        const response = await ask(site, contactUrl, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': key,
          },
          body: JSON.stringify(canary.request),
        });
        return response.status === 200 && /"success":true/.test(await response.text());
      },
    ],
  ];
  for (const [step, passes] of steps) {
    // A step without a response fails too.
    if (!(await passes().catch(() => false))) return step;
  }
  return undefined;
}

/**
 * Requests a page with the cookie of a visitor who chose this site, because a rule for the canary's country would
 * redirect to a sister site. Only for pages: with a cookie, the staff list would reach the authorizer.
 */
function askForPage(site: string, path: string): Promise<Response> {
  return ask(site, path, { headers: { cookie: 'region=stay' } });
}

function ask(
  site: string,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Response> {
  return fetch(`${site}${path}`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
    ...options,
    // A connection reused after a freeze says nothing about the site.
    headers: { connection: 'close', ...options.headers },
  });
}

function isImmutable({ headers }: Response): boolean {
  return /immutable/.test(String(headers.get('cache-control')));
}
