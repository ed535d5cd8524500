import { describe, expect, test, vi } from 'vitest';
import { originSecretHeader } from '#contract/environment.ts';
import { staffCookies } from '#contract/staff-session.ts';
import { call, eventOf } from './call.ts';

/** What functions sign. */
interface Issued {
  readonly browser: string;
  readonly challenge: readonly string[];
  readonly canary: string;
}

/** The functions in processes that accept these generations of the origin secret. */
async function functionsWith(generations: string) {
  vi.stubEnv('ORIGIN_SECRETS', generations);
  vi.resetModules();
  const { browserCookie, knownBrowser } = await import('#functions/staff/known-browser.ts');
  const challenges = await import('#functions/staff/challenge-cookie.ts');
  const { bucketOf } = await import('#functions/rate-limits/token-buckets.ts');
  const { canaryKey, isCanaryKey } = await import('#functions/canary/key.ts');
  const signIn = { step: 'code', username: 'ada', session: 's'.repeat(20) } as const;
  return {
    statusOf: async (sent: string) =>
      (await call('signOut', { headers: { [originSecretHeader]: sent } })).status,
    issue: (): Issued => ({
      browser: browserCookie('ada'),
      challenge: challenges.challengeCookies(signIn),
      canary: canaryKey(),
    }),
    knows: ({ browser, challenge, canary }: Issued) => [
      knownBrowser(
        eventOf('signIn', { cookies: [`${staffCookies.browser.name}=${browser}`] }),
        'ada',
      ) !== undefined,
      challenges.readChallenge(
        eventOf('verifyCode', {
          cookies: challenge.map((each) => each.split(';')[0] ?? ''),
        }),
        ['code'],
      ).username === 'ada',
      isCanaryKey(canary),
    ],
    row: bucketOf('password  ada', { burst: 1, seconds: 1 }).row,
  };
}

/** The order of docs/decisions/0004-origin-secret-by-generation.md. */
const steps = [
  ['before the rotation', { sent: ['1'], processes: ['1,2'] }],
  ['while edge locations change', { sent: ['1', '2'], processes: ['1,2'] }],
  ['while functions change', { sent: ['2'], processes: ['1,2', '2,3'] }],
  ['after it', { sent: ['2'], processes: ['2,3'] }],
  ['after the next', { sent: ['3'], processes: ['3,4'] }],
] as const;

describe('While the origin secret is rotated', () => {
  test.each(steps)(
    '%s, each function accepts every secret that CloudFront sends',
    async (_when, step) => {
      for (const generations of step.processes) {
        const { statusOf } = await functionsWith(generations);
        for (const sent of step.sent) expect([sent, await statusOf(sent)]).toEqual([sent, 200]);
        expect(await statusOf('0')).toBe(403);
      }
    },
  );

  test('known browsers, sign-ins, counters and the canary survive across all functions', async () => {
    const processes = [...new Set(steps.flatMap(([, step]) => step.processes))];
    for (const issuer of processes) {
      const before = await functionsWith(issuer);
      for (const reader of processes) {
        const after = await functionsWith(reader);
        const known = [issuer, reader, after.knows(before.issue())];
        expect(known).toEqual([issuer, reader, [true, true, true]]);
        expect(after.row).toBe(before.row);
      }
    }
  });
});
