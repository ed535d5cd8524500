import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { apiBase, type Endpoint, endpoints } from '#contract/endpoints.ts';
import { stageNamed } from '#infra/stages.ts';
import { every, only, resources, templates } from './template.ts';

const { site } = templates();
const Route = z.looseObject({ RouteKey: z.string(), AuthorizationType: z.string() });
const routes = every(site, 'AWS::ApiGatewayV2::Route').map((route) => Route.parse(route));
const stage = only(site, 'AWS::ApiGatewayV2::Stage');

test('the API has one route for each endpoint of the contract, and HEAD for what redirects', () => {
  const expected = Object.values<Endpoint>(endpoints).flatMap(({ method, path, redirects }) =>
    (redirects ? [method, 'HEAD'] : [method]).map((each) => `${each} ${path}`),
  );
  expect(routes.map(({ RouteKey }) => RouteKey).toSorted()).toEqual(expected.toSorted());
});

test('these routes are public, and no other', () => {
  const open = routes.filter(({ AuthorizationType }) => AuthorizationType === 'NONE');
  expect(open.map(({ RouteKey }) => RouteKey).toSorted()).toEqual([
    'DELETE /admin/session',
    'GET /archive/newsletter/{file}',
    'GET /newsletter/links/{id}/{number}/{signature}',
    'GET /newsletter/unsubscribe/{token}',
    'HEAD /newsletter/links/{id}/{number}/{signature}',
    'HEAD /newsletter/unsubscribe/{token}',
    'POST /admin/session',
    'POST /admin/session/code',
    'POST /admin/session/password',
    'POST /admin/session/refresh',
    'POST /contact',
    'POST /newsletter',
    'POST /newsletter/confirm',
    'POST /newsletter/leave',
    'POST /newsletter/unsubscribe/{token}',
    'POST /vitals',
  ]);
});

test('every other route asks the one authorizer', () => {
  const [[authorizer] = []] = resources(site, 'AWS::ApiGatewayV2::Authorizer');
  const guarded = routes.filter(({ AuthorizationType }) => AuthorizationType !== 'NONE');
  expect(guarded.length).toBeGreaterThan(0);
  for (const route of guarded) {
    expect(route).toMatchObject({ AuthorizationType: 'CUSTOM', AuthorizerId: { Ref: authorizer } });
  }
});

test('a session is checked at each request, from the cookie alone', () => {
  expect(only(site, 'AWS::ApiGatewayV2::Authorizer')).toMatchObject({
    AuthorizerType: 'REQUEST',
    AuthorizerPayloadFormatVersion: '2.0',
    AuthorizerResultTtlInSeconds: 0,
    EnableSimpleResponses: true,
    IdentitySource: ['$request.header.Cookie'],
  });
});

test('every route is throttled, reports at the lowest rate, and the sign-in at one that an attacker cannot use up', () => {
  const late = { ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 1000 };
  expect(stage).toMatchObject({
    DefaultRouteSettings: { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 },
    RouteSettings: {
      'POST /admin/account/authenticator': late,
      'POST /admin/account/authenticator/code': late,
      'POST /admin/account/password': late,
      'POST /admin/session': late,
      'POST /admin/session/code': late,
      'POST /admin/session/password': late,
      'POST /admin/session/refresh': late,
      'POST /newsletter': { ThrottlingRateLimit: 10, ThrottlingBurstLimit: 20 },
      'POST /newsletter/leave': { ThrottlingRateLimit: 10, ThrottlingBurstLimit: 20 },
      'POST /newsletter/confirm': late,
      'POST /newsletter/unsubscribe/{token}': late,
      'POST /vitals': { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 10 },
    },
  });
});

test.each(['development', 'production'])(
  'in %s a flood of page reports is no outage, and one of both newsletter forms leaves a third to the contact form',
  (name) => {
    const { vitals = 0, forms = 0 } = stageNamed(name).reservedConcurrency;
    expect(burstOf('POST /vitals')).toBeLessThanOrEqual(vitals);
    const newsletter = burstOf('POST /newsletter') + burstOf('POST /newsletter/leave');
    expect(newsletter).toBeLessThanOrEqual((2 / 3) * forms);
  },
);

function burstOf(route: string): number {
  const { RouteSettings } = z
    .object({ RouteSettings: z.record(z.string(), z.object({ ThrottlingBurstLimit: z.number() })) })
    .parse(stage);
  return RouteSettings[route]?.ThrottlingBurstLimit ?? Infinity;
}

test('the stage is named as the site says, so that no path is rewritten, and waits for the routes that it names', () => {
  expect(stage).toMatchObject({ StageName: apiBase.slice(1), AutoDeploy: true });
  const named = Object.keys(Object(stage['RouteSettings']));
  const slow = resources(site, 'AWS::ApiGatewayV2::Route')
    .filter(([, { Properties }]) => named.includes(String(Properties['RouteKey'])))
    .map(([id]) => id);
  expect(slow.length).toBe(13);
  expect(resources(site, 'AWS::ApiGatewayV2::Stage')).toMatchObject([
    [expect.any(String), { DependsOn: expect.arrayContaining(slow) }],
  ]);
});

const { Format } = z.object({ Format: z.string() }).parse(stage['AccessLogSettings']);

test('the access log has the route of every request, its status and what the authorizer returned', () => {
  expect(JSON.parse(Format)).toMatchObject({
    route: '$context.routeKey',
    status: '$context.status',
    authorizerError: '$context.authorizer.error',
  });
});

test('the access log is JSON and says nothing of who asked', () => {
  expect(JSON.parse(Format)).toHaveProperty('requestId', '$context.requestId');
  expect(Format).not.toMatch(/identity|sourceIp|userAgent|path|authorizer\.(?!error)/i);
});

test('only API Gateway may call a function, for this API, and rules the outbox, its feedback, the inbox and the canary', () => {
  const permissions = every(site, 'AWS::Lambda::Permission');
  const scheduled = permissions.filter(({ Principal }) => Principal === 'events.amazonaws.com');
  const named = scheduled.map(({ FunctionName }) => JSON.stringify(FunctionName));
  for (const name of named) expect(name).toMatch(/"(?:Dispatch|Feedback|Receive|Canary)/);
  for (const permission of permissions.filter((each) => !scheduled.includes(each))) {
    expect(permission).toMatchObject({ Principal: 'apigateway.amazonaws.com' });
    expect(JSON.stringify(permission['SourceArn'])).toMatch(
      /:execute-api:us-east-1:.*"HttpApi\w+".*(?:\/\*\/\*|\/authorizers\/)/,
    );
  }
});
