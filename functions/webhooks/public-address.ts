import ipaddr from 'ipaddr.js';

/** IANA's global unicast space; ipaddr.js also calls the rest of IPv6 unicast. */
const internet = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is a public host: not private, shared, loopback, link-local (cloud metadata), multicast or
 * reserved, and not an IPv4 address in disguise (mapped, NAT64, 6to4, Teredo), which a router may translate to one of
 * those.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(internet));
}
