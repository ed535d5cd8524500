import { lookup as resolve } from 'node:dns';
import { request as requestHttp, type ClientRequest } from 'node:http';
import { request as requestHttps } from 'node:https';
import {
  guardedLookup,
  isForbiddenHost,
  type Network,
  NotPublicError,
} from '../webhooks/guarded-lookup.ts';
import { isPublicAddress } from '../webhooks/public-address.ts';

interface CheckNetwork extends Network {
  /** Milliseconds for all links together. */
  readonly timeout: number;
}

/** Links checked; the rest count as fine. */
const maxLinks = 20;

/** Redirects followed, such as from `http:` to the page. */
const maxRedirects = 3;

/** What a link leads to. Undefined: unknown, such as after a timeout or a 403. */
type Finding = 'found' | 'broken' | undefined;

/**
 * The web addresses that lead nowhere: to no host, to one that readers cannot reach, or to a missing page. It connects to
 * public addresses only, since staff may type any.
 */
export const brokenLinks = createLinkCheck({
  lookup: resolve,
  mayConnectTo: isPublicAddress,
  timeout: 5000,
});

/** Exported for tests, which reach a site on this machine through their own network. */
export function createLinkCheck({ timeout, ...network }: CheckNetwork) {
  const lookup = guardedLookup(network);

  return async (urls: readonly string[]): Promise<string[]> => {
    const signal = AbortSignal.timeout(timeout);
    const links = [...new Set(urls)].slice(0, maxLinks);
    const findings = await Promise.all(links.map(findingOf));
    return links.filter((_, at) => findings[at] === 'broken');

    /** Some servers do not support HEAD, so only GET shows that a page is missing. */
    async function findingOf(url: string): Promise<Finding> {
      return (await follow('HEAD', url)) === 'found' ? 'found' : follow('GET', url);
    }

    async function follow(method: 'HEAD' | 'GET', url: string): Promise<Finding> {
      let target = url;
      for (let redirects = 0; redirects <= maxRedirects; redirects++) {
        const response = await send(method, target);
        if (typeof response !== 'object') return response;
        const { status, location } = response;
        if (status === 404 || status === 410) return 'broken';
        if (status < 200 || status >= 400) return undefined;
        if (status < 300 || location === undefined) return 'found';
        if (!URL.canParse(location, target)) return undefined;
        target = new URL(location, target).href;
      }
      return undefined;
    }

    function send(method: 'HEAD' | 'GET', url: string) {
      type LinkResponse = { readonly status: number; readonly location: string | undefined };
      const { protocol, hostname } = new URL(url);
      if (!['http:', 'https:'].includes(protocol) || isForbiddenHost(hostname, network)) {
        return 'broken';
      }
      const request = protocol === 'https:' ? requestHttps : requestHttp;
      return new Promise<LinkResponse | Finding>((settle) => {
        const sent: ClientRequest = request(url, {
          method,
          // Some servers refuse a client without a name.
          headers: { 'user-agent': 'Quietgrid link check' },
          lookup,
          agent: false,
          signal,
        });
        sent.on('error', (error) => settle(failureOf(error)));
        sent.on('response', (response) => {
          const { statusCode: status = 0, headers } = response;
          settle({ status, location: headers.location });
          // Only the status matters.
          response.destroy();
        });
        sent.end();
      });
    }
  };
}

function failureOf(error: Error): Finding {
  const isNowhere =
    error instanceof NotPublicError || ('code' in error && error.code === 'ENOTFOUND');
  return isNowhere ? 'broken' : undefined;
}
