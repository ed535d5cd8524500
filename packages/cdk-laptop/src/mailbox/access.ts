import { isLoopback } from '../service-access.ts';

/** Programs of this machine send neither `Origin` nor `Sec-Fetch-Site`; all browsers send one of them with a change. */
function isProgram(headers: Headers): boolean {
  return !headers.has('origin') && !headers.has('sec-fetch-site');
}

/** Whether a request may change mail: one of a program, or of the mailbox's own pages. */
export function mayChange(headers: Headers): boolean {
  const host = headers.get('host') ?? '';
  return isLoopback(host) && (isProgram(headers) || headers.get('origin') === `http://${host}`);
}

/**
 * Whether a request may read mail: also a person who opens an address or follows a link. Another page's frames, scripts
 * and images may not, whatever its port, nor a name that was made to lead to this machine (DNS rebinding).
 */
export function mayRead(headers: Headers): boolean {
  if (!isLoopback(headers.get('host') ?? '')) return false;
  const site = headers.get('sec-fetch-site');
  const opened = headers.get('sec-fetch-dest') === 'document';
  return isProgram(headers) || site === 'same-origin' || site === 'none' || opened;
}
