import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page } from 'playwright/test';
import { apiBase, type Endpoint, endpoints } from '#contract/endpoints.ts';
import { signedInKey } from '#frontend/staff/session/signed-in-key.ts';

const run = promisify(execFile);

/** What tests choose where a first password must be replaced. */
export const newPassword = 'a long enough passphrase';

export interface Stack {
  readonly url: string;
  readonly staff: { username: string; firstPassword?: string | undefined };
}

/** Fills in the form of the sign-in page, and sends it. */
export async function enterPassword(page: Page, { staff }: Pick<Stack, 'staff'>, password: string) {
  await page.getByLabel('Username').fill(staff.username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Opens the sign-in page, and enters a password there. */
export async function signInWith(
  page: Page,
  stack: Stack,
  password: string,
  path = '/admin/signin',
) {
  await page.goto(stack.url + path);
  await enterPassword(page, stack, password);
}

/** Signs in for the first time through the forms, from the page at `path`. */
export async function signInByForm(page: Page, stack: Stack, path = '/admin/signin') {
  await signInWith(page, stack, stack.staff.firstPassword ?? '', path);
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}

/** Signs in for the first time through the API, in a third of the forms' time, and opens the page at `path`. */
export async function signIn(page: Page, stack: Stack, path = '/admin/dashboard') {
  const { username, firstPassword: password } = stack.staff;
  const send = async (endpoint: Endpoint, data: object) => {
    const response = await page.request.post(stack.url + apiBase + endpoint.path, { data });
    if (!response.ok()) throw new Error(`${endpoint.path} returned ${response.status()}.`);
  };
  await send(endpoints.signIn, { username, password });
  await send(endpoints.setPassword, { newPassword });
  const flag = await page.addInitScript(`sessionStorage.setItem('${signedInKey}', 'true')`);
  await page.goto(stack.url + path);
  await flag.dispose();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}

/** Runs `npm run staff` in another process, beside a running site. */
export async function staffCommand({ dataDir }: { readonly dataDir: string }, ...words: string[]) {
  const environment = { ...process.env, DATA_DIR: dataDir, STAGE: '' };
  const { stdout } = await run(process.execPath, ['bin/staff.ts', ...words], { env: environment });
  return stdout.trim();
}
