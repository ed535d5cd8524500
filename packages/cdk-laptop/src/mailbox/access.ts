import { isLoopback } from '../service-access.ts';

/** Programs send neither `Origin` nor `Sec-Fetch-Site`. All browsers send one of them with a request that changes something. */
function isProgram(headers: Headers): boolean {
  return !headers.has('origin') && !headers.has('sec-fetch-site');
}

/** Whether a request may change mail: only programs and the mailbox's own pages may. */
export function mayChange(headers: Headers): boolean {
  const host = headers.get('host') ?? '';
  return isLoopback(host) && (isProgram(headers) || headers.get('origin') === `http://${host}`);
}

/**
 * Whether a request may read mail: also navigation by address or link. Frames, scripts and images of other pages on any
 * port may not, nor may other names that resolve to this machine (DNS rebinding).
 */
export function mayRead(headers: Headers): boolean {
  if (!isLoopback(headers.get('host') ?? '')) return false;
  const site = headers.get('sec-fetch-site');
  const opened = headers.get('sec-fetch-dest') === 'document';
  return isProgram(headers) || site === 'same-origin' || site === 'none' || opened;
}
