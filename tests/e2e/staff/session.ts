import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import type { Page } from 'playwright/test';
import * as z from 'zod/mini';

const name = '__Host-staff-access';
const Header = z.looseObject({ alg: z.string(), kid: z.string() });
const Times = z.object({ iat: z.number(), exp: z.number() });

/**
 * Makes the browser's access token as old as one that was issued so many seconds ago: with the key that
 * the stack signs with, so that nothing but time tells it from one.
 */
export async function ageSession(
  page: Page,
  { dataDir }: { readonly dataDir: string },
  seconds: number,
): Promise<void> {
  const context = page.context();
  const cookie = (await context.cookies()).find((each) => each.name === name);
  if (cookie === undefined) throw new Error('Nobody is signed in.');
  const key = createPrivateKey(readFileSync(join(dataDir, 'cognito-key.pem')));
  const claims = decodeJwt(cookie.value);
  const { iat, exp } = Times.parse(claims);
  const value = await new SignJWT({ ...claims, iat: iat - seconds, exp: exp - seconds })
    .setProtectedHeader(Header.parse(decodeProtectedHeader(cookie.value)))
    .sign(key);
  await context.addCookies([{ ...cookie, value }]);
}

/**
 * Comes back to a tab, which then asks the server. To reload it instead would lose what the sign-in says, where the tab
 * has asked by itself meanwhile.
 */
export const comeBack = (page: Page) =>
  page.evaluate(`document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`);
