import type { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

/** How a client finds hosts, and which of their addresses it may reach. */
export interface Network {
  readonly lookup: typeof resolve;
  readonly mayConnectTo: (address: string) => boolean;
}

export class NotPublicError extends Error {}

/**
 * Resolves the names of untrusted addresses. It checks what a name resolves to, and the socket connects to that checked
 * address, so the name cannot change in between.
 */
export function guardedLookup({ lookup, mayConnectTo }: Network): LookupFunction {
  // Node asks for all addresses since it tries both families (`autoSelectFamily`).
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      if (!addresses.every(({ address }) => mayConnectTo(address))) {
        return callback(new NotPublicError(), []);
      }
      return callback(null, addresses);
    });
  };
}

/** Whether a host is an IP address that must not be reached: Node connects to one without a look-up. */
export function isForbiddenHost(hostname: string, { mayConnectTo }: Network): boolean {
  const literal = hostname.replaceAll(/[[\]]/g, '');
  return isIP(literal) !== 0 && !mayConnectTo(literal);
}
