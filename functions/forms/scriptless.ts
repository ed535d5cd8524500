import type { ApiEvent } from '../http/api-event.ts';

/**
 * Whether a browser sent the form without script, so that nothing could measure how long it was open. A browser then
 * requests a document; most bots do not send this header.
 */
export function isScriptless({ headers, isForm }: Pick<ApiEvent, 'headers' | 'isForm'>): boolean {
  return isForm === true && headers['sec-fetch-dest'] === 'document';
}
