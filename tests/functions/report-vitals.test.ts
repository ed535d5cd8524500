import { describe, expect, test, vi } from 'vitest';
import type { PageView } from '#contract/vitals.ts';
import { call, rejection } from './call.ts';
import { logged } from './logs.ts';
import { record } from '#functions/vitals/page-views.ts';

const view: PageView = { page: 'Home', navigation: 'navigate', LCP: 812.3, CLS: 0.0214, INP: 48 };

function report(views: unknown, headers = {}) {
  return call('reportVitals', { body: { views }, headers });
}

describe('A report of page views', () => {
  test('gets 204 without a body', async () => {
    const { status, text, headers } = await report([view]);

    expect([status, text, headers]).toEqual([204, '', { 'cache-control': 'no-store' }]);
  });

  test('becomes one line for each view that CloudWatch reads as five metrics at most', async () => {
    await report([view, { page: 'Product', navigation: 'back-forward-cache', FCP: 90, TTFB: 0 }]);

    const [first, second] = logged.map((line) => JSON.parse(line));
    expect(logged).toHaveLength(2);
    expect(first).toEqual({
      _aws: {
        Timestamp: expect.any(Number),
        CloudWatchMetrics: [
          {
            Namespace: 'quietgrid-test-site',
            Dimensions: [['service']],
            Metrics: [
              { Name: 'CLS', Unit: 'None' },
              { Name: 'INP', Unit: 'Milliseconds' },
              { Name: 'LCP', Unit: 'Milliseconds' },
            ],
          },
        ],
      },
      service: 'site',
      page: 'Home',
      navigation: 'navigate',
      CLS: 0.0214,
      INP: 48,
      LCP: 812.3,
    });
    expect(second).toMatchObject({
      _aws: { CloudWatchMetrics: [{ Dimensions: [['service']] }] },
      service: 'site',
      page: 'Product',
      navigation: 'back-forward-cache',
      FCP: 90,
    });
    expect(second).not.toHaveProperty('LCP');
  });

  test('leaves out what a browser could not measure', () => {
    record({ ...view, CLS: undefined, INP: undefined });

    const { _aws, ...line } = JSON.parse(logged.join(''));
    expect(_aws.CloudWatchMetrics[0].Metrics).toEqual([{ Name: 'LCP', Unit: 'Milliseconds' }]);
    expect(line).not.toHaveProperty('INP');
  });

  test('is a plain line with only these fields if the stage has no dashboard', async () => {
    vi.resetModules();
    vi.stubEnv('METRICS_NAMESPACE', undefined);
    const plain = await import('#functions/vitals/page-views.ts');
    plain.record(view);
    vi.unstubAllEnvs();
    vi.resetModules();

    expect(logged.map((line) => JSON.parse(line))).toEqual([view]);
  });
});

describe('A report is rejected, and nothing is measured', () => {
  test.each([
    ['without views', undefined, 'required'],
    ['with no view', [], 'too_short'],
    ['with a view too many', Array.from({ length: 21 }, () => view), 'too_long'],
    ['with text for views', 'Home', 'type'],
    ['with a page that is no page of ours', [{ ...view, page: '/contact?email=a@b.example' }]],
    ['with a name longer than any page has', [{ ...view, page: 'a'.repeat(41) }]],
    ['with an invented navigation', [{ ...view, navigation: 'teleport' }]],
    ['with a field of its own', [{ ...view, url: 'https://quietgrid.example/?q=me' }]],
    ['with a number that is text', [{ ...view, LCP: '812' }]],
    ['with a negative time', [{ ...view, LCP: -1 }]],
    ['with more than ten minutes', [{ ...view, INP: 600_001 }]],
    ['with a shift beyond belief', [{ ...view, CLS: 101 }]],
    ['without any measurement', [{ page: 'Home', navigation: 'navigate' }]],
    [
      'once, where two views are wrong',
      [
        { ...view, LCP: -1 },
        { ...view, CLS: 101 },
      ],
    ],
  ])('%s', async (_what, views, rule = 'format') => {
    expect(await report(views)).toMatchObject(rejection({ field: 'views', rule }));
    expect(logged.join('')).not.toContain('_aws');
  });
});
