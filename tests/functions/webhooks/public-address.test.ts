import { assert, constantFrom, integer, pre, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPublicAddress } from '#functions/webhooks/public-address.ts';

test.each(['1.1.1.1', '93.184.215.14', '2606:4700::1111', '2a00:1450:4001::200e'])(
  'A host on the internet is public: %s',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

describe('An address is not public', () => {
  test.each([
    ['this network', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['shared by a provider', '100.64.0.1'],
    ['shared by a provider', '100.127.255.255'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['link-local, which has the metadata of EC2', '169.254.169.254'],
    ['link-local, which has the credentials of ECS', '169.254.170.2'],
    ['for protocols', '192.0.0.1'],
    ['for documents', '192.0.2.1'],
    ['for documents', '198.51.100.1'],
    ['for documents', '203.0.113.1'],
    ['a relay of 6to4', '192.88.99.1'],
    ['for benchmarks', '198.18.0.1'],
    ['multicast', '224.0.0.1'],
    ['multicast', '239.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['IPv4, mapped', '::ffff:127.0.0.1'],
    ['IPv4, mapped', '::ffff:a9fe:a9fe'],
    ['IPv4, mapped, even of a public host', '::ffff:1.1.1.1'],
    ['IPv4, compatible', '::169.254.169.254'],
    ['IPv4, translated', '::ffff:0:10.0.0.1'],
    ['NAT64', '64:ff9b::a9fe:a9fe'],
    ['NAT64, local', '64:ff9b:1::a00:1'],
    ['discarded', '100::1'],
    ['not given to anybody', '100:0:0:1::1'],
    ['not given to anybody', '4000::1'],
    ['Teredo', '2001::1'],
    ['for benchmarks', '2001:2::1'],
    ['for documents', '2001:db8::1'],
    ['for documents', '3fff::1'],
    ['6to4', '2002:a9fe:a9fe::'],
    ['segment routing', '5f00::1'],
    ['unique local', 'fc00::1'],
    ['unique local, which has the metadata of EC2', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['link-local of an interface', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
  ])('if it is %s: %s', (_, address) => expect(isPublicAddress(address)).toBe(false));

  test('if it is not an IP address', () => {
    assert(
      property(string(), (text) => {
        pre(!/^[\da-fx.]+$|:/i.test(text));
        expect(isPublicAddress(text)).toBe(false);
      }),
    );
  });

  test('if it is a private IPv4 address within IPv6', () => {
    const forms = ['::ffff:', '::', '::ffff:0:', '64:ff9b::'];
    const last = integer({ min: 0, max: 255 });
    assert(
      property(constantFrom(...forms), last, last, last, (form, b, c, d) => {
        expect(isPublicAddress(`${form}10.${b}.${c}.${d}`)).toBe(false);
      }),
    );
  });
});
