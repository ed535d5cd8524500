import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ErrorResponse, apiErrors } from '#contract/error.ts';
import { limits } from '#contract/limits.ts';
import { pollingSeconds } from '#contract/polling.ts';
import { sessionSeconds } from '#contract/staff-session.ts';
import { only, resources, templates } from './template.ts';

const { site } = templates();
const Rule = z.looseObject({
  Name: z.string(),
  Priority: z.number(),
  Action: z.optional(z.unknown()),
  Statement: z.looseObject({}),
  VisibilityConfig: z.unknown(),
});
const acl = z
  .looseObject({ Rules: z.array(Rule), CustomResponseBodies: z.record(z.string(), z.unknown()) })
  .parse(only(site, 'AWS::WAFv2::WebACL'));
const group = (name: string) =>
  acl.Rules.find(({ Statement }) => JSON.stringify(Statement).includes(`"${name}"`));
const log = only(site, 'AWS::WAFv2::LoggingConfiguration');

test('a firewall stands in front of the distribution, and allows what no rule blocks', () => {
  const [[id] = []] = resources(site, 'AWS::WAFv2::WebACL');
  expect(only(site, 'AWS::CloudFront::Distribution')).toMatchObject({
    DistributionConfig: { WebACLId: { 'Fn::GetAtt': [id, 'Arn'] } },
  });
  expect(acl).toMatchObject({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } });
});

test('it has at most five rules, each of which is paid by the month, in an order that is settled', () => {
  expect(acl.Rules.length).toBeLessThanOrEqual(5);
  expect(acl.Rules.map(({ Priority }) => Priority)).toEqual(acl.Rules.map((_, index) => index));
});

/** Rules that take what a person writes in a form for an attack. */
const counted = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'EC2MetaDataSSRF_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
];

test.each([
  ['known bad inputs are blocked, in every part of a request', 'KnownBadInputs', []],
  ['the common rules block, except those that only count what a form may hold', 'Common', counted],
])('%s', (_, name, exceptions) => {
  expect(group(`AWSManagedRules${name}RuleSet`)).toMatchObject({
    OverrideAction: { None: {} },
    Statement: {
      ManagedRuleGroupStatement: {
        VendorName: 'AWS',
        RuleActionOverrides: exceptions.map((Name) => ({ Name, ActionToUse: { Count: {} } })),
      },
    },
  });
});

test('a mail program that says not who it is may leave by one click, S3 checks presigned requests itself, and nothing else passes the common rules by', () => {
  const { Statement } = group('AWSManagedRulesCommonRuleSet') ?? { Statement: {} };
  const [, text = '""'] = /"RegexString":("[^"]+")/.exec(JSON.stringify(Statement)) ?? [];
  const RegexString = String(JSON.parse(text));
  expect(Statement).toHaveProperty(
    'ManagedRuleGroupStatement.ScopeDownStatement.NotStatement.Statement.RegexMatchStatement',
    {
      FieldToMatch: { UriPath: {} },
      RegexString,
      TextTransformations: [{ Priority: 0, Type: 'NONE' }],
    },
  );
  const isSpared = (path: string) => new RegExp(RegexString).test(path);

  expect(isSpared(`/api/newsletter/unsubscribe/0001${'aB_-9'.repeat(30)}`)).toBe(true);
  for (const path of ['../../contact', 'a/../../contact', 'a%2f..%2fcontact', 'a;', '', 'a\n']) {
    expect([path, isSpared(`/api/newsletter/unsubscribe/${path}`)]).toEqual([path, false]);
  }
  expect(isSpared('/x/api/newsletter/unsubscribe/a')).toBe(false);

  const file = 'K7M2-9QXA/3f9c_-A1';
  expect(isSpared(`/files/attachments/${file}`)).toBe(true);
  expect(isSpared(`/files/uploads/${file}`)).toBe(true);
  for (const path of [`originals/${file}`, `uploads/${file}/..`, 'uploads/../../api', '', file]) {
    expect([path, isSpared(`/files/${path}`)]).toEqual([path, false]);
  }
});

test('the firewall reads as much of a body as the API takes, so that nothing hides behind its end', () => {
  expect(acl).not.toHaveProperty('AssociationConfig');
  // What CloudFront hands to the firewall by default.
  expect(limits.bodyBytes).toBeLessThanOrEqual(16 * 1024);
});

test('one address is rate-limited, sooner at the API and soonest at the sign-in, whatever path it takes there', () => {
  const decoded = [
    { Priority: 0, Type: 'URL_DECODE' },
    { Priority: 1, Type: 'NORMALIZE_PATH' },
  ];
  const rates = acl.Rules.filter(({ Statement }) => 'RateBasedStatement' in Statement);
  const rate = (Limit: number, EvaluationWindowSec: number, SearchString?: string) => ({
    Statement: {
      RateBasedStatement: {
        AggregateKeyType: 'IP',
        Limit,
        EvaluationWindowSec,
        ...(SearchString && {
          ScopeDownStatement: {
            ByteMatchStatement: {
              FieldToMatch: { UriPath: {} },
              PositionalConstraint: 'STARTS_WITH',
              SearchString,
              TextTransformations: decoded,
            },
          },
        }),
      },
    },
  });
  expect(rates).toMatchObject([
    rate(10_000, 300),
    rate(3_000, 300, '/api/'),
    rate(100, 60, '/api/admin/session'),
  ]);
  expect(JSON.stringify(rates[0])).not.toContain('ScopeDownStatement');
});

const RateBased = z.object({ Limit: z.number(), EvaluationWindowSec: z.number() });

/** The share of a rule's rate limit that the requests of one address take, so many in so many seconds. */
function shareOf(name: string, requests: (seconds: number) => number): number {
  const rule = acl.Rules.find(({ Name }) => Name === name);
  const { Limit, EvaluationWindowSec } = RateBased.parse(rule?.Statement['RateBasedStatement']);
  return requests(EvaluationWindowSec) / Limit;
}

/** Thirty people: each has a contact open beside the list, and all of it changes all the time. */
function officeAtWork(seconds: number): number {
  // The list, the contact and, since the list has changed, the counts.
  const polls = (3 * seconds) / pollingSeconds.attentive;
  // Opens, changes, notes, searches: four a minute.
  const work = seconds / 15;
  return 30 * (polls + work + seconds / sessionSeconds.access);
}

/** All of them sign in, with password and code. */
function officeInTheMorning(seconds: number): number {
  return 30 * (2 + seconds / sessionSeconds.access);
}

test('an office of thirty behind one address takes two thirds of the rate limits at most', () => {
  const most = 2 / 3;
  expect(shareOf('Flood', officeAtWork)).toBeLessThanOrEqual(most);
  expect(shareOf('ApiFlood', officeAtWork)).toBeLessThanOrEqual(most);
  expect(shareOf('SessionFlood', officeInTheMorning)).toBeLessThanOrEqual(most);
});

test('a rate-limited request gets the same error as from the API, and when to retry', () => {
  const [body, ...others] = Object.entries(acl.CustomResponseBodies);
  expect(others).toEqual([]);
  const { Content, ContentType } = z
    .object({ Content: z.string(), ContentType: z.string() })
    .parse(body?.[1]);
  expect(ContentType).toBe('APPLICATION_JSON');
  const { error } = ErrorResponse.parse(JSON.parse(Content));
  expect(error.message).toBe(apiErrors.too_many_requests.message);
  for (const { Action } of acl.Rules.filter((rule) => rule.Action !== undefined)) {
    expect(Action).toHaveProperty('Block.CustomResponse', {
      ResponseCode: 429,
      CustomResponseBodyKey: body?.[0],
      ResponseHeaders: [
        { Name: 'retry-after', Value: '60' },
        { Name: 'cache-control', Value: 'no-store' },
      ],
    });
  }
});

test('its log holds what was blocked or counted, and no request that was allowed', () => {
  const Conditions = ['BLOCK', 'COUNT', 'EXCLUDED_AS_COUNT'].map((Action) => ({
    ActionCondition: { Action },
  }));
  expect(log['LoggingFilter']).toEqual({
    DefaultBehavior: 'DROP',
    Filters: [{ Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions }],
  });
});

test('its log goes where AWS lets it, to a group of the prescribed name by an ARN without a wildcard, and never holds credentials or what was searched for', () => {
  const [destination, ...others] = z.array(z.unknown()).parse(log['LogDestinationConfigs']);
  expect(others).toEqual([]);
  expect(JSON.stringify(destination)).toMatch(/:log-group:aws-waf-logs-[^*]+$/);
  expect(log['RedactedFields']).toEqual([
    { SingleHeader: { Name: 'authorization' } },
    { SingleHeader: { Name: 'cookie' } },
    { SingleHeader: { Name: 'x-origin-secret' } },
    { QueryString: {} },
  ]);
});

test('each stage counts by itself, and keeps no request as a sample, which would show cookies in the console', () => {
  const VisibilityConfig = { SampledRequestsEnabled: false };
  const MetricName = 'quietgrid-development-site';
  expect(acl).toMatchObject({ VisibilityConfig: { ...VisibilityConfig, MetricName } });
  expect(acl.Rules).toMatchObject(acl.Rules.map(() => ({ VisibilityConfig })));
});
