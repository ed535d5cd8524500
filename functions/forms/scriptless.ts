import type { ApiEvent } from '../http/api-event.ts';

/**
 * Whether a browser sent the form without script, so that nothing measured the time. Browsers then request a document;
 * most bots do not send this header.
 */
export function isScriptless({ headers, isForm }: Pick<ApiEvent, 'headers' | 'isForm'>): boolean {
  return isForm === true && headers['sec-fetch-dest'] === 'document';
}
