import { Duration, Stack } from 'aws-cdk-lib';
import {
  type IMetric,
  MathExpression,
  Metric,
  type MetricOptions,
  Stats,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { type Endpoint, endpoints, type RouteOf } from '#contract/endpoints.ts';
import type { ErrorCode } from '#contract/error.ts';
import { canaryMetrics, measuredBy } from '#contract/metrics.ts';
import type { Distribution } from './distribution.ts';
import type { Edge } from './edge.ts';
import type { HttpApi } from './http-api.ts';
import type { Functions, HttpFunction } from './http-function.ts';
import type { WebAcl } from './web-acl.ts';

export interface SiteMetricsProps {
  readonly distribution: Distribution;
  readonly firewall: WebAcl | undefined;
  readonly edge: Edge;
  readonly api: HttpApi;
  readonly functions: Functions;
  /** By display name. */
  readonly tables: Readonly<Record<string, TableV2>>;
}

const period = Duration.minutes(5);
const aQuarter = { period: Duration.minutes(15), statistic: Stats.SUM };
const p75 = { period: Duration.hours(1), statistic: Stats.percentile(75) };

/** The web vitals, each with Google's limit of "good" for the 75th percentile. */
const vitals = { LCP: 2500, INP: 200, CLS: 0.1, FCP: 1800, TTFB: 800 };

export type SiteMetrics = ReturnType<typeof siteMetrics>;

/** All metrics of the site, for alarms and dashboard. */
export function siteMetrics(scope: Construct, props: SiteMetricsProps) {
  const { dispatch, feedback, signIn, canary, receive } = props.functions;
  const site = props.distribution.cloudFront;
  const api = props.api.httpApi;
  const own = Stack.of(scope).stackName;

  /** Counts the log lines that match a pattern, or sums one of their fields. */
  const count = (metricName: string, logGroup: ILogGroup, pattern: string, field?: string) =>
    new MetricFilter(scope, metricName.replace(' ', ''), {
      logGroup,
      filterPattern: FilterPattern.literal(`{ ${pattern} }`),
      metricNamespace: own,
      metricName,
      ...(field === undefined ? { defaultValue: 0 } : { metricValue: field }),
    });
  /** Counts the line that a function logs about a failure. */
  const line = ({ log }: HttpFunction, name: string, message: string, field: string) =>
    count(name, log, is('message', message), field).metric({ period, statistic: Stats.MAXIMUM });
  /** Metrics that our functions write. */
  const measured = (by: 'visitors' | 'canary', name: string, options: MetricOptions) =>
    sum(own, name, { dimensionsMap: { [measuredBy.dimension]: measuredBy[by] }, ...options });

  const requests = site.metricRequests({ period });
  const apiRequests = api.metricCount({ period });
  const apiServerErrors = api.metricServerError({ period });
  const edgeFunctions = Object.entries(props.edge.all).map(([label, { functionName }]) =>
    sum('AWS/CloudFront', 'FunctionExecutionErrors', {
      label,
      dimensionsMap: { FunctionName: functionName, Region: 'Global' },
    }),
  );
  return {
    requests,
    bytes: site.metricBytesDownloaded({ period }),
    blockedByFirewall: props.firewall?.blocked.with({ period }),
    edgeClientErrors: site.metric4xxErrorRate({ period }),
    edgeServerErrors: ofMany(requests, 'rate', { rate: site.metric5xxErrorRate({ period }) }),
    edgeFunctions,
    /** Filled with zeros, because a sum with a missing part would be missing. */
    edgeFunctionErrors: new MathExpression({
      expression: 'SUM(FILL(METRICS(), 0))',
      usingMetrics: Object.fromEntries(edgeFunctions.map((each, at) => [`f${at}`, each])),
      period,
    }),
    apiRequests,
    apiClientErrors: api.metricClientError({ period }),
    apiServerErrors,
    /** Percentage of the API's responses, if there are enough of them. */
    apiServerErrorRate: ofMany(apiRequests, '100 * errors / requests', { errors: apiServerErrors }),
    apiLatency: (percentile: number) =>
      api.metricLatency({ period, statistic: Stats.percentile(percentile) }),
    functions: Object.entries(props.functions).map(([label, { handler }]) => {
      const errors = errorResponses(label);
      return {
        name: label,
        errors: errors
          ? count(`Errors ${label}`, props.api.accessLog, errors).metric({
              period,
              label,
              statistic: Stats.SUM,
            })
          : handler.metricErrors({ period, label }),
        throttles: handler.metricThrottles({ period, label }),
        time: handler.metricDuration({ period, label, statistic: Stats.percentile(95) }),
      };
    }),
    throttles: sum('AWS/Lambda', 'Throttles'),
    tables: Object.entries(props.tables).map(([label, table]) => ({
      reads: table.metricConsumedReadCapacityUnits({ period, label }),
      writes: table.metricConsumedWriteCapacityUnits({ period, label }),
    })),
    tableThrottles: query(throttledRequests),
    // An empty label shows each table's name.
    tableThrottlesByName: query(`${throttledRequests} GROUP BY TableName`, ''),
    /** Wrong or rate-limited passwords and codes. */
    signInFailures: count('SignInFailures', signIn.log, rejectedSignIns()).metric(aQuarter),
    /** Mails about new contacts that SES rejected. */
    digestFailures: line(dispatch, 'DigestFailures', 'digest not sent', '1').with(aQuarter),
    /** Rows that the outbox has given up on. Missing if there are none. */
    failedRows: line(dispatch, 'FailedRows', 'outbox has failed rows', '$.rows'),
    /** Calls of the function that sends due mails. */
    dispatches: dispatch.handler.metricInvocations(aQuarter),
    /** Seconds for which the oldest unsent mail has been due. */
    outboxAge: line(dispatch, 'OutboxAge', 'outbox age', '$.seconds'),
    /** Seconds for which the oldest received mail has waited to be stored. */
    incomingAge: receive && line(receive, 'IncomingAge', 'incoming mail', '$.oldestSeconds'),
    /** 1 while mails to unconfirmed addresses are stopped because too many bounce. */
    stoppedConfirmations: line(
      dispatch,
      'StoppedConfirmations',
      'confirmations have stopped',
      '$.stopped',
    ),
    /** Mails about new contacts that did not reach a member of staff. */
    undeliveredDigests: line(feedback, 'UndeliveredDigests', 'digest not delivered', '1').with({
      statistic: Stats.SUM,
    }),
    /** Newsletters that were paused because too many bounced or complained. */
    stoppedCampaigns: line(feedback, 'StoppedCampaigns', 'campaign stopped', '1').with({
      statistic: Stats.SUM,
    }),
    /** Rates from 0 to 1 of the account's mails in this region, over a representative number of the latest ones. */
    mailBounceRate: reputation('BounceRate'),
    mailComplaintRate: reputation('ComplaintRate'),
    vitals: Object.entries(vitals).map(([name, good]) => ({
      name,
      good,
      slowest: measured('visitors', name, p75),
    })),
    canary: canary && {
      /** 1 or 0. */
      success: measured('canary', canaryMetrics.success, { statistic: Stats.MINIMUM }),
      /** Milliseconds. */
      duration: measured('canary', canaryMetrics.duration, { statistic: Stats.MAXIMUM }),
    },
  };
}

function sum(namespace: string, metricName: string, options: MetricOptions = {}): Metric {
  return new Metric({ namespace, metricName, period, statistic: Stats.SUM, ...options });
}

/** A reputation metric of SES. */
function reputation(rate: string): Metric {
  const hourly = { period: Duration.hours(1), statistic: Stats.AVERAGE };
  return sum('AWS/SES', `Reputation.${rate}`, hourly);
}

/** A rate, or 0 if there are only a few requests. */
function ofMany(requests: Metric, rate: string, parts: Record<string, IMetric>): MathExpression {
  return new MathExpression({
    expression: `IF(requests >= 20, ${rate}, 0)`,
    usingMetrics: { requests, ...parts },
    period,
  });
}

/**
 * Throttled requests of a table and its indexes. A query, because there is a metric for each table and action but an alarm
 * takes only ten. It covers the account, because a query cannot name several tables.
 */
const throttledRequests =
  'SELECT SUM(ThrottledRequests) FROM SCHEMA("AWS/DynamoDB", Operation, TableName)';

function query(expression: string, label?: string): MathExpression {
  return new MathExpression({
    expression,
    usingMetrics: {},
    period,
    ...(label !== undefined && { label }),
  });
}

/** A term of a filter pattern for JSON lines. In the value, `*` stands for anything. */
function is(field: string, value: string): string {
  return `$.${field} = "${value}"`;
}

/** Lambda counts an error response as a success, so only the function's log line tells. */
function rejectedSignIns(): string {
  const code: RouteOf<'verifyCode'> = 'POST /admin/session/code';
  const rejected = [
    is('code', 'invalid_credentials' satisfies ErrorCode),
    is('code', 'too_many_requests' satisfies ErrorCode),
    // The line does not tell a wrong code from a malformed one, but our form sends none of the latter.
    `(${is('route', code)} && ${is('code', 'validation_failed' satisfies ErrorCode)})`,
  ];
  return `${is('message', 'rejected')} && (${rejected.join(' || ')})`;
}

/** Failures of a function with routes: its error responses, and API Gateway's own if it crashes. */
function errorResponses(lambda: string): string | undefined {
  const routes = Object.values<Endpoint>(endpoints).filter((each) => each.lambda === lambda);
  if (routes.length === 0) return undefined;
  const any = routes.map(({ method, path }) => is('route', `${method} ${path}`)).join(' || ');
  return `${is('status', '5*')} && (${any})`;
}
