import { ArnFormat, Stack } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { apiBase, endpoints, type UrlOf } from '#contract/endpoints.ts';
import { originSecretHeader } from '#contract/environment.ts';
import { filePrefixes } from '#contract/inbox.ts';
import { type ErrorResponse, apiErrors, retryAfter } from '#contract/error.ts';
import { logGroup } from './log-group.ts';

interface ManagedGroup {
  readonly name: string;
  /** Rules that count instead of blocking. */
  readonly counted: readonly string[];
  /** Paths to skip, as regular expressions of whole paths. */
  readonly spared?: readonly string[];
}

interface Flood {
  /** Requests of one address in `seconds`. AWS accepts at least 10 in 60. */
  readonly limit: number;
  readonly seconds: 60 | 300;
  /** Start of the path. Default: all paths. */
  readonly pathPrefix?: string;
}

const floods: Readonly<Record<string, Flood>> = {
  Flood: { limit: 10_000, seconds: 300 },
  // Fits an office behind one address: thirty open dashboards, or all their sign-ins in one minute, use two thirds.
  ApiFlood: { limit: 3_000, seconds: 300, pathPrefix: `${apiBase}/` },
  SessionFlood: { limit: 100, seconds: 60, pathPrefix: `${apiBase}${endpoints.signIn.path}` },
};

/**
 * Rules of the common set that mistake messages for attacks, because people write long ones and quote markup, paths and
 * addresses. These rules only count. The API limits a message's length, and API and dashboard treat it as text.
 */
const countedRules = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'EC2MetaDataSSRF_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
];

/**
 * The path at which mail providers unsubscribe their readers (RFC 8058). They may omit the User-Agent, which the common rules
 * require (NoUserAgent_HEADER, "Baseline rule groups" in the AWS WAF developer guide). Only a token's characters may follow,
 * so that no other path hides behind it.
 */
const oneClick: UrlOf<'unsubscribe'> = '/api/newsletter/unsubscribe/{token}';

/**
 * Presigned requests of files, which S3 itself checks. Their query holds the token of a role and a file's name, so it exceeds
 * the common rules' 2,048 bytes (SizeRestrictions_QUERYSTRING) and may end in `.log` (RestrictedExtensions_QUERYARGUMENTS).
 */
const presigned = [filePrefixes.attachments, filePrefixes.uploads].map(
  (prefix) => `/${prefix}[0-9A-Z-]+/[A-Za-z0-9_-]+`,
);

const managedGroups: readonly ManagedGroup[] = [
  { name: 'AWSManagedRulesKnownBadInputsRuleSet', counted: [] },
  {
    name: 'AWSManagedRulesCommonRuleSet',
    counted: countedRules,
    spared: [oneClick.replace('{token}', '[A-Za-z0-9_-]+'), ...presigned],
  },
];

/** Credentials, which the log omits. */
const secretHeaders = ['authorization', 'cookie', originSecretHeader];

const responseBody = 'tooManyRequests';

/**
 * The firewall in front of the distribution. It logs the requests that it blocked or counted. Only this log holds client
 * addresses, for the investigation of attacks.
 */
export class WebAcl extends Construct {
  readonly arn: string;
  /** Requests blocked by any rule. */
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
      // The firewall rejects the ":*" at the end of the log group's ARN.
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
        // Holds search terms.
        { queryString: {} },
      ],
      // CDK passes nested properties through, so they use CloudFormation's case.
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
              // `/x/../api/` is the API too, and so is `/api/admin/%73ession` for the gateway.
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
                  regexString: `^(?:${spared.join('|')})$`,
                  // No transformation, so that other spellings of the path are inspected.
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

/** Metrics without sampled requests, which would show cookies to everybody with access to the console. */
function visibility(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false };
}

/** The API's own error body, so that forms handle this response like any other. */
function errorBody(): string {
  const { message } = apiErrors.too_many_requests;
  return JSON.stringify({
    error: { code: 'too_many_requests', message, fields: [] },
  } satisfies ErrorResponse);
}
