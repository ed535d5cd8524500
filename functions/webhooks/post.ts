import { lookup as resolve } from 'node:dns';
import { request } from 'node:https';
import { TLSSocket } from 'node:tls';
import { guardedLookup, isForbiddenHost, type Network, NotPublicError } from './guarded-lookup.ts';
import { isPublicAddress } from './public-address.ts';

/** Why there was no status. */
export type PostFailure = 'address' | 'name' | 'certificate' | 'timeout' | 'connection';

export type PostOutcome =
  | { readonly status: number; readonly retryAfter?: string }
  | { readonly failure: PostFailure };

export interface PostRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface PostNetwork extends Network {
  /** Milliseconds for the whole request, from name resolution to the end of the response. */
  readonly timeout: number;
}

/** Bytes of a response read and dropped before the connection is cut: only the status matters. */
const responseLimit = 64 * 1024;

/**
 * Posts to an untrusted receiver: HTTPS only, public addresses only, no redirects.
 */
export const post = createPost({ lookup: resolve, mayConnectTo: isPublicAddress, timeout: 10_000 });

/** Exported for tests, which reach a receiver on this machine through their own network. */
export function createPost({ timeout, ...network }: PostNetwork) {
  const lookup = guardedLookup(network);

  /** Never throws. */
  return async ({ url, headers, body }: PostRequest): Promise<PostOutcome> => {
    const { protocol, hostname } = new URL(url);
    if (protocol !== 'https:' || isForbiddenHost(hostname, network)) {
      return { failure: 'address' };
    }
    const signal = AbortSignal.timeout(timeout);
    return new Promise((settle) => {
      let outcome: PostOutcome | undefined;
      const sent = request(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup,
        // A separate connection, which ends with the response.
        agent: false,
        signal,
      });
      sent.on('error', (error) =>
        settle(outcome ?? { failure: failureOf(error, sent.socket, signal) }),
      );
      sent.on('response', (response) => {
        const { statusCode: status = 0, headers: received } = response;
        const { 'retry-after': retryAfter } = received;
        // The status counts even if the body never ends.
        const arrived = { status, ...(retryAfter !== undefined && { retryAfter }) };
        outcome = arrived;
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > responseLimit) response.destroy();
        });
        response.on('error', () => settle(arrived)).on('close', () => settle(arrived));
      });
      sent.end(body);
    });
  };
}

function failureOf(error: Error, socket: unknown, signal: AbortSignal): PostFailure {
  if (error instanceof NotPublicError) return 'address';
  if (signal.aborted) return 'timeout';
  if ('syscall' in error && error.syscall === 'getaddrinfo') return 'name';
  if (socket instanceof TLSSocket && socket.authorizationError) return 'certificate';
  return 'connection';
}
