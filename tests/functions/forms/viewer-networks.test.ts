import { expect, test } from 'vitest';
import { viewerAddressHeader } from '#contract/environment.ts';
import { eventOf } from '../call.ts';
import { viewerNetworks } from '#functions/http/viewer-networks.ts';

const seen = (headers: Record<string, string>) => viewerNetworks(eventOf('signIn', { headers }));

test.each([
  ['198.51.100.10:46532', ['198.51.100.10']],
  ['2001:db8:1:2:3:4:5:6:46532', ['2001:db8:1:2', '2001:db8:1']],
  ['[2001:db8:1:2::6]:46532', ['2001:db8:1:2', '2001:db8:1']],
  ['2001:db8::6:46532', ['2001:db8:0:0', '2001:db8:0']],
  ['2001:0db8::6:46532', ['2001:db8:0:0', '2001:db8:0']],
  ['2001:db8:::443', ['2001:db8:0:0', '2001:db8:0']],
  ['2001:db8::5:6:7:8:443', ['2001:db8:0:0', '2001:db8:0']],
  ['::1:2:3:4:5:6:7:8:443', ['1:2:3:4', '1:2:3']],
  ['2001::b:c:d:e:f:1:443', ['2001:0:b:c', '2001:0:b']],
  ['::ffff:abcd:1:443', ['0:0:0:0', '0:0:0']],
  ['64:ff9b::ffff:1.2.3.4:443', ['64:ff9b:0:0', '64:ff9b:0']],
  ['::1:443', ['0:0:0:0', '0:0:0']],
  ['::ffff:127.0.0.1:443', ['127.0.0.1']],
])('CloudFront says %s: the connection is of %j', (said, expected) => {
  expect(seen({ [viewerAddressHeader]: said })).toEqual(expected);
});

test('CloudFront names the viewer in its own header, which viewers cannot set', () => {
  expect(seen({ 'cloudfront-viewer-address': '198.51.100.10:1' })).toEqual(['198.51.100.10']);
});

test('without CloudFront the connection is what API Gateway sees', () => {
  expect(seen({})).toEqual(['192.0.2.7']);
});

test('what the viewer says of itself counts for nothing', () => {
  const forged = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' };
  expect(seen({ ...forged, [viewerAddressHeader]: '198.51.100.10:1' })).toEqual(['198.51.100.10']);
});
