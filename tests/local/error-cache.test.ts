import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { handleViewerRequest, type Behavior } from 'cdk-laptop/cloudfront/distribution.ts';
import { ErrorCache } from 'cdk-laptop/cloudfront/error-cache.ts';
import { managedCachePolicies } from 'cdk-laptop/cloudfront/managed-policies.ts';
import type { HttpResponse } from 'cdk-laptop/http.ts';
import { only, templates } from '../infra/template.ts';
import { request, response } from 'cdk-laptop/testing/request.ts';

const [cachingOptimized, cachingDisabled] = managedCachePolicies.values();

/** An edge location whose origin responds with these, one after the other. Time stands still until it is set. */
function edge(
  responses: readonly HttpResponse[],
  { cachePolicy = cachingOptimized, minTtls = new Map<number, number>() } = {},
) {
  if (cachePolicy === undefined) throw new Error('There is no such managed policy.');
  const left = [...responses];
  const clock = { seconds: 0 };
  const behavior: Behavior = {
    allowedMethods: ['GET', 'HEAD', 'POST'],
    origin: {
      host: 'origin.example',
      path: '',
      customHeaders: [],
      send: () => Promise.resolve(left.shift() ?? response('no more')),
    },
    cachePolicy,
    policies: [cachePolicy],
    encodings: [],
    headersPolicy: undefined,
    viewerRequest: undefined,
    viewerResponse: undefined,
  };
  const distribution = {
    id: 'E1',
    domainName: 'site.example',
    defaultRootObject: '',
    behaviors: [behavior],
    errors: new ErrorCache(minTtls, () => clock.seconds * 1000),
    viewerCountry: undefined,
    log: () => {},
  };
  const ask = async (path = '/', method = 'GET') =>
    (await handleViewerRequest(distribution, request({ path, method }))).status;
  return { ask, clock };
}

const error = (status: number, cacheControl?: string) =>
  response('', cacheControl === undefined ? {} : { 'cache-control': cacheControl }, status);
const found = response('found');

describe('CloudFront answers everybody with an error of the origin', () => {
  test('for ten seconds where the distribution says nothing, and under that path alone', async () => {
    const { ask, clock } = edge([error(503), found, found]);
    expect([await ask('/a'), await ask('/a'), await ask('/b')]).toEqual([503, 503, 200]);
    clock.seconds = 10;
    expect(await ask('/a')).toBe(200);
  });

  test.each([
    [500, 'no-store', 500],
    [503, 'private, no-cache', 503],
    [404, 'public', 404],
    // These it obeys.
    [404, 'no-store', 200],
    [414, 'private', 200],
    // These it keeps only where the origin asks for it.
    [400, undefined, 200],
    [403, 'no-store', 200],
    [403, 'max-age=5', 403],
    [401, 'max-age=5', 200],
    [416, 'max-age=5', 200],
    [429, undefined, 200],
  ])('%i with the Cache-Control %s: the next is answered with %i', async (status, said, next) => {
    const { ask } = edge([error(status, said), found]);
    expect([await ask(), await ask()]).toEqual([status, next]);
  });

  test('for as long as the origin asks, or the distribution if that is longer', async () => {
    const { ask, clock } = edge([error(404, 'max-age=30'), error(500, 'max-age=1'), found], {
      minTtls: new Map([[500, 60]]),
    });
    await ask();
    clock.seconds = 29;
    expect(await ask()).toBe(404);
    clock.seconds = 30;
    expect(await ask()).toBe(500);
    clock.seconds = 89;
    expect(await ask()).toBe(500);
    clock.seconds = 90;
    expect(await ask()).toBe(200);
  });

  test('to GET and HEAD only', async () => {
    const { ask } = edge([error(503), found]);
    expect([await ask('/', 'POST'), await ask('/', 'POST')]).toEqual([503, 200]);
  });

  test('nowhere under the policy CachingDisabled, which the API has', async () => {
    const { ask } = edge([error(503), found], { cachePolicy: cachingDisabled });
    expect([await ask(), await ask()]).toEqual([503, 200]);
  });
});

describe('On this site', () => {
  const Errors = z.array(z.object({ ErrorCode: z.number(), ErrorCachingMinTTL: z.number() }));
  const { DistributionConfig } = z
    .object({ DistributionConfig: z.looseObject({ CustomErrorResponses: z.optional(Errors) }) })
    .parse(only(templates().site, 'AWS::CloudFront::Distribution'));
  const minTtls = new Map(
    (DistributionConfig.CustomErrorResponses ?? []).map((each) => [
      each.ErrorCode,
      each.ErrorCachingMinTTL,
    ]),
  );

  test.each([404, 414, 500, 501, 502, 503, 504])(
    'one %i of the bucket is the error of one visitor',
    async (status) => {
      const { ask } = edge([error(status), found], { minTtls });
      expect([await ask(), await ask()]).toEqual([status, 200]);
    },
  );
});
