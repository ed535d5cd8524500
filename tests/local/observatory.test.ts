import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startRuntime, type Runtime } from '#local/runtime.ts';
import { makeFolder } from './temporary-folder.ts';

const Report = z.object({
  status: z.number(),
  verified: z.boolean(),
  algorithm: z.number(),
  score: z.number(),
  tests: z.array(z.object({ result: z.string(), pass: z.boolean(), modifier: z.number() })),
});
type Report = z.infer<typeof Report>;

const places = {
  'a page': '/contact',
  'a page that sets a cookie': '/contact?region=stay',
  'the 404 page': '/no/such/page',
  'a staff page': '/admin/signin',
  'a response of the API': '/api/contact',
};
type Place = keyof typeof places;

const dataDir = makeFolder();
let runtime: Runtime;
let reports: Map<string, Report>;
const reportOf = (place: string) => Report.parse(reports.get(place));

beforeAll(async () => {
  runtime = await startRuntime({ assembly: 'cdk.out', dataDir, port: 0, tls: true });
  // Node reads NODE_EXTRA_CA_CERTS only at startup, so this needs a separate process.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tests/observatory/scan.mjs', runtime.url, ...Object.values(places)],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: runtime.caFile }, maxBuffer: Infinity },
  );
  const names = Object.keys(places);
  reports = new Map(
    z
      .array(Report)
      .parse(JSON.parse(stdout))
      .map((report, index) => [names[index] ?? '', report]),
  );
});
afterAll(async () => {
  await runtime.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe("MDN's HTTP Observatory", () => {
  test('reads the site over TLS and grades with its algorithm 4', () => {
    for (const [, report] of reports)
      expect(report).toMatchObject({ verified: true, algorithm: 4 });
    const statuses = Object.keys(places).map((place) => reportOf(place).status);
    expect(statuses).toEqual([200, 200, 404, 200, 401]);
  });

  test.each(Object.keys(places))('passes %s in every test', (place) => {
    const { tests } = reportOf(place);
    expect(tests.length).toBe(10);
    expect(tests.filter(({ pass, modifier }) => !pass || modifier < 0)).toEqual([]);
  });

  // 100, plus credit for `default-src 'none'` (10), frame-ancestors (5), the resource policy (10) and the referrer
  // policy (5). No header earns the rest: a cookie (5), a script with an integrity digest (5, unless scripts load
  // after the paint) and the browsers' preload list (5). docs/security.md says why 140 is out of reach.
  const full: [place: Place, score: number][] = [
    ['a page', 130],
    ['a page that sets a cookie', 135],
    ['the 404 page', 130],
    ['a staff page', 130],
    ['a response of the API', 130],
  ];
  test.each(full)('gives %s %i points, the maximum for headers', (place, score) => {
    expect(reportOf(place).score).toBe(score);
  });
});
