import { Duration, Stack } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction as EdgeFunction } from 'aws-cdk-lib/aws-cloudfront';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { ErrorCode } from '#contract/error.ts';
import { measuredBy } from '#contract/metrics.ts';
import type { Distribution } from './distribution.ts';
import type { Edge } from './edge.ts';
import type { HttpApi } from './http-api.ts';
import type { HttpFunction } from './http-function.ts';
import type { WatchedTable } from './tables.ts';
import type { WebAcl } from './web-acl.ts';

export interface SiteMetricsProps {
  readonly distribution: Distribution;
  readonly firewall: WebAcl;
  readonly edge: Edge;
  readonly api: HttpApi;
  /** By the names that people call them. */
  readonly functions: Readonly<Record<string, HttpFunction>>;
  readonly signIn: HttpFunction;
  readonly verifyCode: HttpFunction;
  /** By the names that people call them. */
  readonly tables: Readonly<Record<string, WatchedTable>>;
}

const period = Duration.minutes(5);

/** What visitors measure, and what Google calls good for three quarters of the visits. */
const vitals = { LCP: 2500, INP: 200, CLS: 0.1, FCP: 1800, TTFB: 800 };

/** Everything about the site that is counted, in one place for alarms and dashboard. */
export class SiteMetrics extends Construct {
  readonly requests: Metric;
  readonly bytes: Metric;
  readonly refusedByFirewall: Metric;
  readonly edgeClientErrors: Metric;
  readonly edgeServerErrors: IMetric;
  readonly edgeFunctionErrors: Readonly<Record<string, IMetric>>;
  readonly apiRequests: Metric;
  readonly apiClientErrors: Metric;
  readonly apiServerErrors: Metric;
  /** Per cent of the API's answers, where there were enough of them to say so. */
  readonly apiServerErrorRate: IMetric;
  readonly apiLatency: (percentile: number) => Metric;
  readonly functions: readonly { name: string; errors: Metric; throttles: Metric; time: Metric }[];
  readonly throttles: Metric;
  readonly tables: readonly { name: string; throttles: IMetric; reads: Metric; writes: Metric }[];
  /** Passwords and codes that were wrong, or came too often. */
  readonly signInFailures: Metric;
  readonly vitals: readonly { name: string; good: number; slowest: Metric }[];

  constructor(scope: Construct, id: string, props: SiteMetricsProps) {
    super(scope, id);
    const { distribution, edge, api, functions, tables } = props;

    const served = distribution.watched;
    this.requests = served.metricRequests({ period });
    this.bytes = served.metricBytesDownloaded({ period });
    this.refusedByFirewall = props.firewall.refused.with({ period });
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

    this.functions = Object.entries(functions).map(([name, { handler }]) => ({
      name,
      errors: handler.metricErrors({ period, label: name }),
      throttles: handler.metricThrottles({ period, label: name }),
      time: handler.metricDuration({ period, label: name, statistic: Stats.percentile(95) }),
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
    this.signInFailures = this.#countGuesses(props);
    this.vitals = Object.entries(vitals).map(([name, good]) => ({
      name,
      good,
      slowest: new Metric({
        namespace: Stack.of(this).stackName,
        metricName: name,
        dimensionsMap: { [measuredBy.dimension]: measuredBy.visitors },
        period: Duration.hours(1),
        statistic: Stats.percentile(75),
      }),
    }));
  }

  /** Lambda counts a refusal as a success; only the function's own line tells. Both add to one metric. */
  #countGuesses({ signIn, verifyCode }: SiteMetricsProps): Metric {
    const refused = (id: string, { log }: HttpFunction, wrong: ErrorCode) => {
      const guessed: readonly ErrorCode[] = [wrong, 'too_many_requests'];
      const codes = guessed.map((code) => `$.code = "${code}"`).join(' || ');
      return new MetricFilter(this, id, {
        logGroup: log,
        filterPattern: FilterPattern.literal(`{ $.message = "refused" && (${codes}) }`),
        metricNamespace: Stack.of(this).stackName,
        metricName: 'SignInFailures',
        defaultValue: 0,
      });
    };
    // The line does not say whether a code was wrong or not even six digits; our own form sends none of those.
    refused('CodeFailures', verifyCode, 'validation_failed');
    return refused('SignInFailures', signIn, 'invalid_credentials').metric({
      period: Duration.minutes(15),
      statistic: Stats.SUM,
    });
  }
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

/** Refusals of the table and of its index alike: both end as a 503. */
function tableThrottles(name: string, { table, index }: WatchedTable): MathExpression {
  const sum = { period, statistic: Stats.SUM };
  const { tableName: TableName } = table;
  const parts: Record<string, string>[] = [{ TableName }];
  if (index !== undefined) parts.push({ TableName, GlobalSecondaryIndexName: index });
  const all = ['ReadThrottleEvents', 'WriteThrottleEvents'].flatMap((metric) =>
    parts.map((dimensionsMap) => table.metric(metric, { ...sum, dimensionsMap })),
  );
  // Metrics of one graph must all have ids of their own.
  const usingMetrics = Object.fromEntries(all.map((metric, at) => [`${name}${at}`, metric]));
  const expression = Object.keys(usingMetrics).join(' + ');
  return new MathExpression({ expression, usingMetrics, label: name, period });
}
