import type { ApiEvent } from './api-event.ts';
import { viewerAddressHeader } from '#contract/environment.ts';

/** IPv6 groups that a household shares, and those that a provider gives one customer at most. */
const shared = [4, 3];

/**
 * The networks of a viewer, narrowest first: an IPv4 address, or the /64 and /48 of an IPv6 address, whose addresses
 * may all be one person's. CloudFront sends the viewer's address in a header that viewers cannot set; API Gateway's
 * `sourceIp` is CloudFront's.
 */
export function viewerNetworks({
  headers,
  requestContext,
}: Pick<ApiEvent, 'headers' | 'requestContext'>): readonly string[] {
  const withPort = headers[viewerAddressHeader];
  const forwarded = withPort?.slice(0, withPort.lastIndexOf(':')) ?? requestContext.http.sourceIp;
  const address = forwarded.replace(/^\[(.*)\]$/, '$1').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!address.includes(':')) return [address];
  const groups = groupsOf(address);
  return shared.map((count) => groups.slice(0, count).join(':'));
}

function groupsOf(address: string): string[] {
  const [front = [], back = []] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Math.max(8 - front.length - back.length, 0);
  const groups = [...front, ...Array<string>(zeros).fill('0'), ...back];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
