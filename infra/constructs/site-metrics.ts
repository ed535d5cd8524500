import { Duration, Stack } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction as EdgeFunction } from 'aws-cdk-lib/aws-cloudfront';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { type Endpoint, endpoints, type RouteOf } from '#contract/endpoints.ts';
import type { ErrorCode } from '#contract/error.ts';
import { canaryMetrics, measuredBy } from '#contract/metrics.ts';
import { pascalCase } from '../names.ts';
import type { Distribution } from './distribution.ts';
import type { Edge } from './edge.ts';
import type { HttpApi } from './http-api.ts';
import type { HttpFunction } from './http-function.ts';
import type { WatchedTable } from './tables.ts';
import type { WebAcl } from './web-acl.ts';

export interface SiteMetricsProps {
  readonly distribution: Distribution;
  readonly firewall: WebAcl | undefined;
  readonly edge: Edge;
  readonly api: HttpApi;
  /** By the names that people call them. */
  readonly functions: Readonly<Record<string, HttpFunction>>;
  readonly signIn: HttpFunction;
  readonly dispatch: HttpFunction;
  readonly feedback: HttpFunction;
  /** By the names that people call them. */
  readonly tables: Readonly<Record<string, WatchedTable>>;
  /** Checks the site, where the stage has a canary. */
  readonly canary: HttpFunction | undefined;
}

export interface CanaryMetrics {
  /** 1 or 0. */
  readonly success: Metric;
  /** Milliseconds. */
  readonly duration: Metric;
}

export const canaryInterval = Duration.minutes(5);

const period = Duration.minutes(5);

/** What visitors measure, and what Google calls good for three quarters of the visits. */
const vitals = { LCP: 2500, INP: 200, CLS: 0.1, FCP: 1800, TTFB: 800 };

/** Everything about the site that is counted, in one place for alarms and dashboard. */
export class SiteMetrics extends Construct {
  readonly requests: Metric;
  readonly bytes: Metric;
  /** Undefined without a firewall. */
  readonly blockedByFirewall: Metric | undefined;
  readonly edgeClientErrors: Metric;
  readonly edgeServerErrors: IMetric;
  readonly edgeFunctionErrors: Readonly<Record<string, IMetric>>;
  readonly apiRequests: Metric;
  readonly apiClientErrors: Metric;
  readonly apiServerErrors: Metric;
  /** Per cent of the API's responses, where there are enough of them. */
  readonly apiServerErrorRate: IMetric;
  readonly apiLatency: (percentile: number) => Metric;
  readonly functions: readonly { name: string; errors: Metric; throttles: Metric; time: Metric }[];
  readonly throttles: Metric;
  readonly tables: readonly { name: string; throttles: IMetric; reads: Metric; writes: Metric }[];
  /** Passwords and codes that were wrong, or came too often. */
  readonly signInFailures: Metric;
  /** Mails about new contacts that SES did not take. */
  readonly digestFailures: Metric;
  /** Rows that the outbox has given up, as long as there are any. */
  readonly failedRows: Metric;
  /** Calls of what sends all that is due. */
  readonly dispatches: Metric;
  /** Seconds for which whatever waits longest to be sent has been due. */
  readonly outboxAge: Metric;
  /** Mails about new contacts that did not reach one of the staff. */
  readonly undeliveredDigests: Metric;
  /** 1 while too many mails to unconfirmed addresses bounce for more to be sent. */
  readonly stoppedConfirmations: Metric;
  /** Of the account's mails in this region, from 0 to 1: SES measures it over as many of the last ones as say something. */
  readonly mailBounceRate: Metric;
  readonly mailComplaintRate: Metric;
  readonly vitals: readonly { name: string; good: number; slowest: Metric }[];
  /** Undefined without a canary. */
  readonly canary: CanaryMetrics | undefined;

  constructor(scope: Construct, id: string, props: SiteMetricsProps) {
    super(scope, id);
    const { distribution, edge, api, functions, tables } = props;

    const served = distribution.watched;
    this.requests = served.metricRequests({ period });
    this.bytes = served.metricBytesDownloaded({ period });
    this.blockedByFirewall = props.firewall?.blocked.with({ period });
    this.edgeClientErrors = served.metric4xxErrorRate({ period });
    this.edgeServerErrors = ofMany(this.requests, 'rate', {
      rate: served.metric5xxErrorRate({ period }),
    });
    this.edgeFunctionErrors = Object.fromEntries(
      Object.entries(edge.all).map(([name, fn]) => [name, edgeErrors(name, fn)]),
    );

    const gateway = api.watched;
    this.apiRequests = gateway.metricCount({ period });
    this.apiClientErrors = gateway.metricClientError({ period });
    this.apiServerErrors = gateway.metricServerError({ period });
    this.apiServerErrorRate = ofMany(this.apiRequests, '100 * errors / requests', {
      errors: this.apiServerErrors,
    });
    this.apiLatency = (percentile) =>
      gateway.metricLatency({ period, statistic: Stats.percentile(percentile) });

    this.functions = Object.entries(functions).map(([name, fn]) => ({
      name,
      errors: this.#errorsOf(name, fn, api.accessLog),
      throttles: fn.handler.metricThrottles({ period, label: name }),
      time: fn.handler.metricDuration({ period, label: name, statistic: Stats.percentile(95) }),
    }));
    this.throttles = new Metric({
      namespace: 'AWS/Lambda',
      metricName: 'Throttles',
      period,
      statistic: Stats.SUM,
    });
    this.tables = Object.entries(tables).map(([name, watched]) => ({
      name,
      throttles: tableThrottles(name, watched),
      reads: watched.table.metricConsumedReadCapacityUnits({ period, label: name }),
      writes: watched.table.metricConsumedWriteCapacityUnits({ period, label: name }),
    }));
    this.signInFailures = this.#countSignInFailures(props.signIn);
    const fromOutbox = metricsOfLog(this, props.dispatch);
    this.digestFailures = fromOutbox('DigestFailures', 'digest not sent', '1').with({
      period: Duration.minutes(15),
      statistic: Stats.SUM,
    });
    this.failedRows = fromOutbox('FailedRows', 'outbox has failed rows', '$.rows').with({
      period,
      statistic: Stats.MAXIMUM,
    });
    this.dispatches = props.dispatch.handler.metricInvocations({ period: Duration.minutes(15) });
    this.outboxAge = fromOutbox('OutboxAge', 'outbox age', '$.seconds').with({
      period,
      statistic: Stats.MAXIMUM,
    });
    this.stoppedConfirmations = fromOutbox(
      'StoppedConfirmations',
      'confirmations have stopped',
      '$.stopped',
    ).with({ period, statistic: Stats.MAXIMUM });
    this.undeliveredDigests = metricsOfLog(this, props.feedback)(
      'UndeliveredDigests',
      'digest not delivered',
      '1',
    ).with({ period, statistic: Stats.SUM });
    this.mailBounceRate = reputation('BounceRate');
    this.mailComplaintRate = reputation('ComplaintRate');
    this.vitals = Object.entries(vitals).map(([name, good]) => ({
      name,
      good,
      slowest: this.#measured('visitors', name, Duration.hours(1), Stats.percentile(75)),
    }));
    this.canary = props.canary && {
      success: this.#measured('canary', canaryMetrics.success, canaryInterval, Stats.MINIMUM),
      duration: this.#measured('canary', canaryMetrics.duration, canaryInterval, Stats.MAXIMUM),
    };
  }

  /** What our own functions write. */
  #measured(
    by: 'visitors' | 'canary',
    metricName: string,
    every: Duration,
    statistic: string,
  ): Metric {
    return new Metric({
      namespace: Stack.of(this).stackName,
      metricName,
      dimensionsMap: { [measuredBy.dimension]: measuredBy[by] },
      period: every,
      statistic,
    });
  }

  /** Lambda counts an error response as a success; only the function's own line tells. */
  #countSignInFailures({ log }: HttpFunction): Metric {
    const code: RouteOf<'verifyCode'> = 'POST /admin/session/code';
    const rejected = [
      is('code', 'invalid_credentials' satisfies ErrorCode),
      is('code', 'too_many_requests' satisfies ErrorCode),
      // The line does not say whether a code was wrong or not even six digits; our own form sends none of those.
      `(${is('route', code)} && ${is('code', 'validation_failed' satisfies ErrorCode)})`,
    ];
    return new MetricFilter(this, 'SignInFailures', {
      logGroup: log,
      filterPattern: FilterPattern.literal(
        `{ ${is('message', 'rejected')} && (${rejected.join(' || ')}) }`,
      ),
      metricNamespace: Stack.of(this).stackName,
      metricName: 'SignInFailures',
      defaultValue: 0,
    }).metric({ period: Duration.minutes(15), statistic: Stats.SUM });
  }

  /**
   * What a function fails in: error responses of its routes, which Lambda counts as successes, and what API Gateway makes of
   * a function that crashes. A function without routes has Lambda's own count.
   */
  #errorsOf(label: string, { handler }: HttpFunction, accessLog: ILogGroup): Metric {
    const routes = Object.values<Endpoint>(endpoints).filter(({ lambda }) => lambda === label);
    if (routes.length === 0) return handler.metricErrors({ period, label });
    const any = routes.map(({ method, path }) => is('route', `${method} ${path}`)).join(' || ');
    return new MetricFilter(this, `${pascalCase(label)}Errors`, {
      logGroup: accessLog,
      filterPattern: FilterPattern.literal(`{ ${is('status', '5*')} && (${any}) }`),
      metricNamespace: Stack.of(this).stackName,
      metricName: `Errors ${label}`,
      defaultValue: 0,
    }).metric({ period, label, statistic: Stats.SUM });
  }
}

/** A part of a filter pattern: a field of a JSON line has a value, in which `*` stands for anything. */
function is(field: string, value: string): string {
  return `$.${field} = "${value}"`;
}

/** How SES rates the account. */
function reputation(rate: string): Metric {
  return new Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${rate}`,
    period: Duration.hours(1),
    statistic: Stats.AVERAGE,
  });
}

/** By the lines that a function writes where something went wrong. */
function metricsOfLog(scope: Construct, { log }: HttpFunction) {
  return (name: string, message: string, metricValue: string): Metric =>
    new MetricFilter(scope, name, {
      logGroup: log,
      filterPattern: FilterPattern.stringValue('$.message', '=', message),
      metricNamespace: Stack.of(scope).stackName,
      metricName: name,
      metricValue,
    }).metric();
}

/** A rate, but 0 where it would be one of a few requests. */
function ofMany(requests: Metric, rate: string, parts: Record<string, IMetric>): MathExpression {
  return new MathExpression({
    expression: `IF(requests >= 20, ${rate}, 0)`,
    usingMetrics: { requests, ...parts },
    period,
  });
}

function edgeErrors(label: string, { functionName }: EdgeFunction): Metric {
  return new Metric({
    namespace: 'AWS/CloudFront',
    metricName: 'FunctionExecutionErrors',
    label,
    dimensionsMap: { FunctionName: functionName, Region: 'Global' },
    period,
    statistic: Stats.SUM,
  });
}

/** Throttles of the table and of its indexes alike: both end as a 503. */
function tableThrottles(name: string, { table, indexes }: WatchedTable): MathExpression {
  const sum = { period, statistic: Stats.SUM };
  const { tableName: TableName } = table;
  const ofIndexes = indexes.map(({ index }) => ({ TableName, GlobalSecondaryIndexName: index }));
  const parts: Record<string, string>[] = [{ TableName }, ...ofIndexes];
  const all = ['ReadThrottleEvents', 'WriteThrottleEvents'].flatMap((metric) =>
    parts.map((dimensionsMap) => table.metric(metric, { ...sum, dimensionsMap })),
  );
  // Metrics of one graph must all have ids of their own.
  const usingMetrics = Object.fromEntries(all.map((metric, at) => [`${name}${at}`, metric]));
  const expression = Object.keys(usingMetrics).join(' + ');
  return new MathExpression({ expression, usingMetrics, label: name, period });
}
