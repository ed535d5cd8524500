import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { measuredBy } from '#contract/metrics.ts';
import type { PageView } from '#contract/vitals.ts';
import { fromEnvironment, isInEnvironment } from '../http/environment.ts';

/** Undefined if the stage has no dashboard for them. */
const metrics = isInEnvironment('METRICS_NAMESPACE')
  ? new Metrics({
      namespace: fromEnvironment('METRICS_NAMESPACE'),
      serviceName: measuredBy.visitors,
    })
  : undefined;

/**
 * Logs a line that CloudWatch reads as five metrics for the whole site. The page and its navigation type are plain
 * fields for queries; as dimensions they would make a thousand metrics at 30 cents each. Without a dashboard it is a
 * plain line with the same fields.
 */
export function record(view: PageView): void {
  if (!metrics) {
    // Bypasses the logger, whose lines name the request.
    process.stdout.write(`${JSON.stringify(view)}\n`);
    return;
  }
  const { page, navigation, ...measured } = view;
  metrics.addMetadata('page', page).addMetadata('navigation', navigation);
  for (const [name, value] of Object.entries(measured)) {
    if (value === undefined) continue;
    const unit = name === 'CLS' ? MetricUnit.NoUnit : MetricUnit.Milliseconds;
    metrics.addMetric(name, unit, value);
  }
  metrics.publishStoredMetrics();
}
