import type { ApiEvent } from './api-event.ts';

/** Whether a browser sent a form itself, without script. */
export function isForm({ headers }: Pick<ApiEvent, 'headers'>): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(headers['content-type'] ?? '');
}

/**
 * The fields of such a form as our scripts send them in JSON: empty ones are left out, a line ends with LF, and a
 * ticked checkbox is true.
 */
export function formFields(
  { body = '', isBase64Encoded }: Pick<ApiEvent, 'body' | 'isBase64Encoded'>,
  boxes: readonly string[],
): object {
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString() : body;
  const given = [...new URLSearchParams(text)].filter(([, value]) => value !== '');
  return Object.fromEntries(
    given.map(([name, value]) => [
      name,
      boxes.includes(name) && value === 'on' ? true : value.replaceAll('\r\n', '\n'),
    ]),
  );
}

/** The query of the page that a form stands on. */
export function pageQuery({ headers }: Pick<ApiEvent, 'headers'>): URLSearchParams {
  return new URLSearchParams(URL.parse(headers['referer'] ?? '')?.search);
}
