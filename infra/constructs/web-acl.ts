import { ArnFormat, Stack } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { apiBase, endpoints, type UrlOf } from '#contract/endpoints.ts';
import { originSecretHeader } from '#contract/environment.ts';
import { type ErrorResponse, apiErrors, retryAfter } from '#contract/error.ts';
import { logGroup } from './log-group.ts';

interface ManagedGroup {
  readonly name: string;
  /** Rules that only count. */
  readonly counted: readonly string[];
  /** Paths that it does not look at, as a regular expression. */
  readonly spared?: string;
}

interface Flood {
  /** Requests of one address in `seconds`; AWS accepts at least 10 in 60. */
  readonly limit: number;
  readonly seconds: 60 | 300;
  /** Where the path begins so; everywhere where it is left out. */
  readonly pathPrefix?: string;
}

const floods: Readonly<Record<string, Flood>> = {
  Flood: { limit: 10_000, seconds: 300 },
  // An office behind one address: thirty open dashboards take two thirds of it, sign-ins of all in one minute likewise.
  ApiFlood: { limit: 3_000, seconds: 300, pathPrefix: `${apiBase}/` },
  SessionFlood: { limit: 100, seconds: 60, pathPrefix: `${apiBase}${endpoints.signIn.path}` },
};

/**
 * Rules of the common set that take a message for an attack: people write long ones, quote markup, paths
 * and addresses. They only count; the API limits a message, stores it as text, and the dashboard shows it as text.
 */
const countedRules = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'EC2MetaDataSSRF_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
];

/**
 * Where a mail provider leaves for its reader (RFC 8058), maybe without a User-Agent, which the common rules ask for
 * (NoUserAgent_HEADER, "Baseline rule groups" in the AWS WAF developer guide). Nothing but a token's characters follows, so
 * that no other path hides behind it.
 */
const oneClick: UrlOf<'unsubscribe'> = '/api/newsletter/unsubscribe/{token}';

const managedGroups: readonly ManagedGroup[] = [
  { name: 'AWSManagedRulesKnownBadInputsRuleSet', counted: [] },
  {
    name: 'AWSManagedRulesCommonRuleSet',
    counted: countedRules,
    spared: `^${oneClick.replace('{token}', '[A-Za-z0-9_-]+')}$`,
  },
];

/** Credentials, which stand in no log. */
const secretHeaders = ['authorization', 'cookie', originSecretHeader];

const responseBody = 'tooManyRequests';

/**
 * The firewall in front of the distribution. Its log holds what it blocked or counted, and the address that
 * it came from: the only place where an address is kept, for the investigation of an attack.
 */
export class WebAcl extends Construct {
  readonly arn: string;
  /** Requests that it blocked, by whichever rule. */
  readonly blocked: Metric;

  constructor(scope: Construct, id: string, props: { readonly logRetention: RetentionDays }) {
    super(scope, id);
    const ownMetric = Stack.of(this).stackName;
    this.blocked = new Metric({
      namespace: 'AWS/WAFV2',
      metricName: 'BlockedRequests',
      dimensionsMap: { WebACL: ownMetric, Rule: 'ALL' },
      statistic: Stats.SUM,
      label: 'blocked',
    });
    const rules = [
      ...Object.entries(floods).map(([name, flood]) => rateRule(name, flood)),
      ...managedGroups.map(managedRule),
    ];
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      customResponseBodies: {
        [responseBody]: { contentType: 'APPLICATION_JSON', content: errorBody() },
      },
      rules: rules.map((rule, priority) => Object.assign(rule, { priority })),
      visibilityConfig: visibility(ownMetric),
    });
    this.arn = acl.attrArn;

    const name = `aws-waf-logs-${Stack.of(this).stackName}`;
    const log = new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: acl.attrArn,
      // The log group's own ARN ends in ":*", which the firewall rejects.
      logDestinationConfigs: [
        Stack.of(this).formatArn({
          service: 'logs',
          resource: 'log-group',
          resourceName: name,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
      redactedFields: [
        ...secretHeaders.map((header) => ({ singleHeader: { Name: header } })),
        // Holds what somebody searched for.
        { queryString: {} },
      ],
      // Properties below this one are passed on as they stand, hence in CloudFormation's case.
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          {
            Behavior: 'KEEP',
            Requirement: 'MEETS_ANY',
            Conditions: ['BLOCK', 'COUNT', 'EXCLUDED_AS_COUNT'].map((action) => ({
              ActionCondition: { Action: action },
            })),
          },
        ],
      },
    });
    log.node.addDependency(logGroup(this, 'Log', props.logRetention, name));
  }
}

type Rule = Omit<CfnWebACL.RuleProperty, 'priority'>;

function rateRule(name: string, { limit, seconds, pathPrefix }: Flood): Rule {
  return {
    name,
    action: {
      block: {
        customResponse: {
          responseCode: apiErrors.too_many_requests.status,
          customResponseBodyKey: responseBody,
          responseHeaders: [
            { name: 'retry-after', value: String(retryAfter.too_many_requests ?? seconds) },
            { name: 'cache-control', value: 'no-store' },
          ],
        },
      },
    },
    statement: {
      rateBasedStatement: {
        aggregateKeyType: 'IP',
        evaluationWindowSec: seconds,
        limit,
        ...(pathPrefix && {
          scopeDownStatement: {
            byteMatchStatement: {
              fieldToMatch: { uriPath: {} },
              positionalConstraint: 'STARTS_WITH',
              searchString: pathPrefix,
              // `/x/../api/` is the API too, and for the gateway so is `/api/admin/%73ession`.
              textTransformations: [
                { priority: 0, type: 'URL_DECODE' },
                { priority: 1, type: 'NORMALIZE_PATH' },
              ],
            },
          },
        }),
      },
    },
    visibilityConfig: visibility(name),
  };
}

function managedRule({ name, counted, spared }: ManagedGroup): Rule {
  return {
    name,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
        ...(spared !== undefined && {
          scopeDownStatement: {
            notStatement: {
              statement: {
                regexMatchStatement: {
                  fieldToMatch: { uriPath: {} },
                  regexString: spared,
                  // As it was sent: a path in another spelling is looked at.
                  textTransformations: [{ priority: 0, type: 'NONE' }],
                },
              },
            },
          },
        }),
      },
    },
    visibilityConfig: visibility(name),
  };
}

/** Metrics, and no requests kept as samples: those would show cookies to everybody with access to the console. */
function visibility(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false };
}

/** The API's own error body, so that a form treats this response like any other. */
function errorBody(): string {
  const { message } = apiErrors.too_many_requests;
  return JSON.stringify({
    error: { code: 'too_many_requests', message, fields: [] },
  } satisfies ErrorResponse);
}
