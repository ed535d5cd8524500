import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UrlOf } from '#contract/endpoints.ts';
import { contactIdPattern } from '#contract/limits.ts';
import { ApiError } from '../http/api-error.ts';
import { fromEnvironment } from '../http/environment.ts';
import { logger } from '../http/logger.ts';
import { derivedKey } from '../settings/derived-key.ts';
import { keyThat, signingKey } from '../settings/signing-key.ts';
import { readCampaign } from './campaign-store.ts';
import { countClick } from './report-store.ts';

const path: UrlOf<'followLink'> = '/api/newsletter/links/{id}/{number}/{signature}';

/** 132 bits, so that mails stay small: nobody guesses one. */
const signatureLength = 22;

/** The addresses of a campaign's links by number, as its mails have them: the same for all recipients. */
export async function linkUrlOf(id: string): Promise<(number: number) => string> {
  const base = fromEnvironment('SITE_URL') + path.replace('{id}', id);
  const secret = derivedKey(await signingKey(), 'link');
  return (number) =>
    base
      .replace('{number}', String(number))
      .replace('{signature}', sign(secret, id, String(number)));
}

/**
 * The target of a campaign's link. Counting a visit must not cost the reader the page.
 * @throws ApiError `not_found` if no mail has such a link; `unavailable`
 */
export async function followLink(
  id: string,
  number: string,
  signature: string,
  isCounted: boolean,
): Promise<string> {
  const given = Buffer.from(signature);
  const isSigned =
    contactIdPattern.test(id) &&
    /^(?:0|[1-9]\d{0,3})$/.test(number) &&
    given.length === signatureLength &&
    (await keyThat((key) =>
      timingSafeEqual(Buffer.from(sign(derivedKey(key, 'link'), id, number)), given),
    ));
  if (!isSigned) throw new ApiError('not_found');
  const target = URL.parse((await readCampaign(id))?.links[Number(number)] ?? '');
  if (!target?.protocol.match(/^https?:$/)) throw new ApiError('not_found');
  if (isCounted) {
    await countClick(id, Number(number)).catch((error: unknown) => {
      logger.warn('click not counted', { error });
    });
  }
  return target.href;
}

function sign(secret: Buffer, id: string, number: string): string {
  const hash = createHmac('sha256', secret).update(`${id}\n${number}`).digest('base64url');
  return hash.slice(0, signatureLength);
}
