import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { logger } from '#functions/http/logger.ts';
import { captureLogs, logged } from '../functions/logs.ts';
import { runQuery } from './logs-insights.ts';
import { only, templates } from './template.ts';

const { site } = templates();
const runbook = readFileSync('docs/runbook.md', 'utf8');

/** A call as Lambda reports it in the JSON format: docs.aws.amazon.com/lambda/latest/dg/telemetry-schema-reference.html */
function report(end: object, metrics: object = {}): string {
  return JSON.stringify({
    time: '2026-10-08T07:30:29.470Z',
    type: 'platform.report',
    record: {
      requestId: '79b5e81f-9cdd-4145-b1f6-7c50ef8a2a36',
      metrics: {
        durationMs: 1233.96,
        billedDurationMs: 1234,
        memorySizeMB: 1024,
        maxMemoryUsedMB: 123,
        ...metrics,
      },
      ...end,
    },
  });
}

const functionLog = {
  start: JSON.stringify({
    time: '2026-10-08T07:30:28.236Z',
    type: 'platform.start',
    record: { requestId: '79b5e81f-9cdd-4145-b1f6-7c50ef8a2a36', version: '$LATEST' },
  }),
  warm: report({ status: 'success' }),
  cold: report({ status: 'success' }, { initDurationMs: 463.512 }),
  timeout: report({ status: 'timeout' }),
  outOfMemory: report({ status: 'error', errorType: 'Runtime.OutOfMemory' }),
  crash: report({ status: 'failure', errorType: 'Error' }),
  /** What nobody caught, as the runtime logs it (aws-lambda-nodejs-runtime-interface-client, src/LogPatch.js). */
  thrown: JSON.stringify({
    timestamp: '2026-10-08T07:30:29.400Z',
    level: 'ERROR',
    requestId: '79b5e81f-9cdd-4145-b1f6-7c50ef8a2a36',
    message: {
      errorType: 'TypeError',
      errorMessage: 'x is not a function',
      stackTrace: ['TypeError: x is not a function', '    at handler (index.mjs:1:2)'],
    },
  }),
};

/** What API Gateway writes for the fields of our format that are not numbers there. */
const gatewayValues: Record<string, string> = {
  '$context.routeKey': 'POST /contact',
  '$context.requestId': 'JKJaXmPLvHcESHA=',
  '$context.error.responseType': 'INTEGRATION_FAILURE',
};
const AccessLog = z.object({ AccessLogSettings: z.object({ Format: z.string() }) });
const { Format } = AccessLog.parse(only(site, 'AWS::ApiGatewayV2::Stage')).AccessLogSettings;
const apiLog = Format.replaceAll(/\$context\.[\w.]+/g, (name) => gatewayValues[name] ?? '503');

/** CloudFront writes every field as text. */
const { RecordFields } = z
  .object({ RecordFields: z.array(z.string()) })
  .parse(only(site, 'AWS::Logs::Delivery'));
const siteLog = (status: string) =>
  JSON.stringify(
    Object.fromEntries(RecordFields.map((name) => [name, name === 'sc-status' ? status : 'Error'])),
  );

captureLogs();
const logs: Record<string, string[]> = {};
beforeEach(() => {
  logger.info('rejected', { route: 'POST /contact', code: 'too_many_requests' });
  logger.error('failed', { route: 'POST /contact', code: 'internal', error: new Error('of ours') });
  const error = Object.assign(new Error('of SES'), { name: 'MessageRejected' });
  logger.error('digest not sent', { error, contacts: 3 });
  logger.info('outbox age', { seconds: 400 });
  logger.error('digest not delivered', { reason: 'suppressed', addresses: 1 });
  logger.error('campaign stopped', { campaign: '7K3M-QX9R', reason: 'bounces', reports: 6 });
  logs["a function's log"] = [...Object.values(functionLog), ...logged];
  logs["the API's access log"] = [apiLog];
  logs["the site's access log"] = [siteLog('200'), siteLog('503')];
});

/** Every block of the runbook that begins by naming a log, below its heading. */
const queries = runbook.split(/^### /m).flatMap((section) => {
  const heading = section.slice(0, section.indexOf('\n'));
  return Array.from(
    section.matchAll(/^```\n# (.+)\n([^`]*(?:`[^`\n]+`[^`]*)*)\n```$/gm),
    ([, log = '', query = '']) => ({ heading, log, query }),
  );
});
const found = (heading: string) =>
  queries
    .filter((query) => query.heading === heading)
    .flatMap(({ log, query }) => runQuery(query, logs[log] ?? []).lines);

test('no query of the runbook stands outside the blocks that are tested', () => {
  const commands = runbook.match(/\b(?:filter|stats|display) (?=[`@a-z])|@\w+Duration/g) ?? [];
  const tested = queries.flatMap(({ query }) => query.match(/\b(?:filter|stats|display) /g) ?? []);
  expect(tested.length).toBeGreaterThan(6);
  expect(commands).toHaveLength(tested.length);
});

test.each(queries)('$heading: `$query` finds lines that have its fields', ({ log, query }) => {
  expect(Object.keys(logs)).toContain(log);
  const { lines, missing } = runQuery(query, logs[log] ?? []);
  expect(lines).not.toEqual([]);
  expect(missing).toEqual([]);
});

describe('the queries of', () => {
  test('a failing function find each way to fail, and no call that went well', () => {
    const { timeout, outOfMemory, crash, thrown, ...fine } = functionLog;
    expect(found('Function fails')).toEqual(
      expect.arrayContaining([timeout, outOfMemory, crash, thrown]),
    );
    for (const line of Object.values(fine)) expect(found('Function fails')).not.toContain(line);
  });

  test('a slow API find its cold starts, and no other call', () => {
    expect(found('API is slow')).toEqual([apiLog, functionLog.cold]);
  });

  test('an edge that returns errors find them, and nothing else', () => {
    expect(found('Edge returns errors')).toEqual([siteLog('503')]);
  });
});
