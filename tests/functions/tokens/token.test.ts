import { randomBytes } from 'node:crypto';
import { assert, base64String, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits, tokenPattern } from '#contract/limits.ts';
import { openToken, sealToken, versionOf } from '#functions/tokens/token.ts';

const key = { version: '0001', secret: randomBytes(32) };
const claims = {
  email: 'reader@mail.example',
  id: '7K3M-QX9R',
  issuedAt: 1_795_190_400_123,
  expiresAt: 1_795_795_200_123,
};

describe('A token', () => {
  test('returns its claims to the holder of its key', () => {
    const token = sealToken(key, 'confirm', claims);

    expect(versionOf(token)).toBe('0001');
    expect(openToken(key, 'confirm', token)).toEqual(claims);
  });

  test('of a campaign’s mail also says whose mail it is', () => {
    const inCampaign = { ...claims, place: '7K3M-QX9R_2_63' };

    expect(openToken(key, 'leave', sealToken(key, 'leave', inCampaign))).toEqual(inCampaign);
  });

  test('of a mail that an earlier release sent is opened', () => {
    const sent =
      '00018VxWzq8uLx0O3YG3lZoJLDhT0tAqhQJjtZH2o0SLOxtrJxBQoKG4CqHAyenRracGiF8DUNdnY6ZzJo83SDOaqocEzfPbcUcANEuERVO_WT4szqsXcjRcrGNl9Q';

    expect(openToken({ ...key, secret: Buffer.alloc(32, 7) }, 'confirm', sent)).toEqual(claims);
  });

  test('that never expires has no expiry', () => {
    const { expiresAt: _never, ...rest } = claims;

    expect(openToken(key, 'leave', sealToken(key, 'leave', rest))).toEqual(rest);
  });

  test('hides the address, and differs each time', () => {
    const tokens = [1, 2].map(() => sealToken(key, 'confirm', claims));

    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) {
      const sealed = Buffer.from(token.slice(4), 'base64url').toString('latin1');
      expect(sealed).not.toMatch(/reader|7K3M/);
    }
  });

  test('is invalid for another purpose', () => {
    expect(openToken(key, 'leave', sealToken(key, 'confirm', claims))).toBeUndefined();
    expect(openToken(key, 'confirm', sealToken(key, 'leave', claims))).toBeUndefined();
  });

  test('of another key is invalid', () => {
    const other = { ...key, secret: randomBytes(32) };

    expect(openToken(other, 'confirm', sealToken(key, 'confirm', claims))).toBeUndefined();
  });

  test('is invalid once a character is changed, cut off or added', () => {
    const token = sealToken(key, 'confirm', claims);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (let at = 4; at < token.length; at += 1) {
      const others = at === token.length - 1 ? alphabet : 'A-';
      for (const other of others.replace(token.charAt(at), '')) {
        const changed = token.slice(0, at) + other + token.slice(at + 1);
        expect(openToken(key, 'confirm', changed)).toBeUndefined();
      }
      expect(openToken(key, 'confirm', token.slice(0, at))).toBeUndefined();
    }
    for (const added of alphabet) {
      expect(openToken(key, 'confirm', token + added)).toBeUndefined();
    }
  });

  test('made of any text is invalid, without an error', () => {
    assert(
      property(string(), base64String({ maxLength: 500 }), (text, encoded) => {
        expect(openToken(key, 'leave', text)).toBeUndefined();
        expect(openToken(key, 'leave', `0001${encoded}`)).toBeUndefined();
      }),
    );
  });

  test('has the form that the contract says, for the shortest and the longest address', () => {
    for (const length of [limits.email.min, limits.email.max]) {
      const email = 'a'.repeat(length);
      const endless = { ...claims, email, expiresAt: undefined };
      expect(sealToken(key, 'confirm', { ...claims, email })).toMatch(tokenPattern);
      expect(sealToken(key, 'leave', endless)).toMatch(tokenPattern);
      const inCampaign = { ...claims, email, place: '7K3M-QX9R_12345_63' };
      expect(sealToken(key, 'leave', inCampaign)).toMatch(tokenPattern);
    }
  });
});
