import ipaddr from 'ipaddr.js';

/** All that IANA has given to networks on the internet; ipaddr.js calls the rest of IPv6 unicast too. */
const internet = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is one host on the internet: no private, shared, loopback, link-local (cloud metadata), multicast
 * or reserved one, and none that stands for an IPv4 address (mapped, NAT64, 6to4, Teredo), which a router may translate
 * to one of those.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(internet));
}
