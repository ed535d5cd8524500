import { describe, expect, test } from 'vitest';
import type { Verdicts } from '#contract/contact/message.ts';
import { readHead } from '#functions/receiving/head.ts';
import { isAutomatic, isFromList, suppressesReplies } from '#functions/receiving/automatic.ts';
import { isRejected, verdictsOf } from '#functions/receiving/verdicts.ts';
import { mail } from './mail.ts';

function verdicts(given: Parameters<typeof mail>[0]): Verdicts {
  return verdictsOf(readHead(mail(given)).receipt);
}

describe('The verdicts', () => {
  test.each([
    ['pass', { spf: 'pass', dkim: 'pass', dmarc: 'pass' }],
    ['fail', { spf: 'fail', dkim: 'fail', dmarc: 'fail' }],
    ['softfail', { spf: 'gray', dkim: 'gray', dmarc: 'gray' }],
    ['none', { spf: 'gray', dkim: 'gray', dmarc: 'gray' }],
    ['temperror', {}],
  ])('are SES’s own: %s', (word, expected) => {
    const results = `amazonses.com; spf=${word} (a; dkim=pass) client-ip=1; dkim=${word}; dmarc=${word}`;
    const receipt = { 'Authentication-Results': results };
    expect(verdicts({ receipt })).toEqual({ ...expected, spam: 'pass', virus: 'pass' });
  });

  test.each([
    ['FAIL', 'fail'],
    ['GRAY', 'gray'],
    ['PROCESSING_FAILED', undefined],
    ['DISABLED', undefined],
  ])('of spam and viruses are SES’s, too: %s', (word, verdict) => {
    const receipt = { 'X-SES-Spam-Verdict': word, 'X-SES-Virus-Verdict': word };
    expect(verdicts({ receipt })).toMatchObject({
      ...(verdict && { spam: verdict, virus: verdict }),
    });
  });

  test('take one valid signature of several', () => {
    const receipt = { 'Authentication-Results': 'amazonses.com; dkim=fail; dkim=pass' };
    expect(verdicts({ receipt })).toMatchObject({ dkim: 'pass' });
  });

  const forged = {
    'X-SES-Spam-Verdict': 'PASS',
    'X-SES-Virus-Verdict': 'PASS',
    'Authentication-Results': 'amazonses.com; spf=pass; dkim=pass; dmarc=pass',
  };

  test('cannot be forged by a sender', () => {
    const receipt = {
      'X-SES-Spam-Verdict': 'FAIL',
      'Authentication-Results': 'amazonses.com; spf=fail; dkim=fail; dmarc=fail',
    };
    expect(verdicts({ receipt, headers: forged })).toMatchObject({ spam: 'fail', spf: 'fail' });
  });

  test('are unknown if SES has not checked, whatever the sender writes', () => {
    const receipt = {
      'X-SES-Spam-Verdict': undefined,
      'X-SES-Virus-Verdict': undefined,
      'Authentication-Results': undefined,
    };
    expect(verdicts({ receipt, headers: forged })).toEqual({});
  });

  test('of other servers do not count', () => {
    const receipt = { 'Authentication-Results': 'mx.engines.example; spf=pass; dkim=pass' };
    expect(verdicts({ receipt })).toEqual({ spam: 'pass', virus: 'pass' });
  });

  test.each<[Verdicts, boolean]>([
    [{ spam: 'fail' }, true],
    [{ virus: 'fail' }, true],
    [{ dmarc: 'fail', spf: 'pass' }, true],
    [{ spf: 'fail', dkim: 'fail' }, true],
    [{ spf: 'fail', dkim: 'pass' }, false],
    [{ spf: 'gray', dkim: 'fail' }, false],
    [{ spam: 'gray', virus: 'gray' }, false],
    [{}, false],
  ])('%j reject: %j', (given, expected) => {
    expect(isRejected(given)).toBe(expected);
  });
});

describe('A mail is automatic', () => {
  test.each([
    [{ 'Auto-Submitted': 'auto-replied' }, true],
    [{ 'Auto-Submitted': 'auto-generated; owner-email="x"' }, true],
    [{ 'Auto-Submitted': 'no' }, false],
    [{ 'Auto-Submitted': 'No (a person)' }, false],
    [{ Precedence: 'bulk' }, true],
    [{ Precedence: 'junk' }, true],
    [{ Precedence: 'first-class' }, false],
    [{ Precedence: 'list', 'List-Id': '<lamps.example>' }, false],
    [{ 'X-Auto-Response-Suppress': 'All' }, false],
    [{}, false],
  ])('if it says so: %j: %j', (headers, expected) => {
    expect(isAutomatic(readHead(mail({ headers })))).toBe(expected);
  });

  test('if it has no return path', () => {
    expect(isAutomatic(readHead(mail({ receipt: { 'Return-Path': '<>' } })))).toBe(true);
    expect(isAutomatic(readHead(mail({ headers: { 'Return-Path': '<>' } })))).toBe(false);
  });
});

test.each([
  [{ 'List-Id': '<lamps.example>' }, true],
  [{ Precedence: 'List' }, true],
  [{ Precedence: 'bulk' }, false],
  [{}, false],
])('A mail with %j is from a list: %j', (headers, expected) => {
  expect(isFromList(readHead(mail({ headers })))).toBe(expected);
});

test.each([
  ['All', true],
  ['DR, OOF, AutoReply', true],
  ['DR, RN, NRN', false],
  ['None', false],
])(
  'A mail whose X-Auto-Response-Suppress is %s asks for no automatic reply: %j',
  (value, expected) => {
    const headers = { 'X-Auto-Response-Suppress': value };
    expect(suppressesReplies(readHead(mail({ headers })))).toBe(expected);
  },
);
