import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { viewerAddressHeader } from '#contract/environment.ts';

/**
 * What stands for one viewer's connection: an IPv4 address, or the /64 of an IPv6 address, all of which
 * one household has. CloudFront names the viewer in a header that viewers cannot set; API Gateway's
 * `sourceIp` is CloudFront's own.
 */
export function viewerAddress({
  headers,
  requestContext,
}: Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>): string {
  const withPort = headers[viewerAddressHeader];
  const address = withPort?.slice(0, withPort.lastIndexOf(':')) ?? requestContext.http.sourceIp;
  return network(address.replace(/^\[(.*)\]$/, '$1').replace(/^::ffff:(?=\d+\.)/i, ''));
}

function network(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...back];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
