import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { measuredBy } from '#contract/metrics.ts';
import type { PageView } from '#contract/vitals.ts';
import { fromEnvironment } from '../http/environment.ts';

const metrics = new Metrics({
  namespace: fromEnvironment('metricsNamespace'),
  serviceName: measuredBy.visitors,
});

/**
 * Writes a line to the log that CloudWatch reads as metrics: five for the whole site. The page and its
 * navigation type stand beside them as plain fields, for queries; as dimensions they would make a thousand
 * metrics, at 30 cents each.
 */
export function record({ page, navigation, ...measured }: PageView): void {
  metrics.addMetadata('page', page).addMetadata('navigation', navigation);
  for (const [name, value] of Object.entries(measured)) {
    if (value === undefined) continue;
    const unit = name === 'CLS' ? MetricUnit.NoUnit : MetricUnit.Milliseconds;
    metrics.addMetric(name, unit, value);
  }
  metrics.publishStoredMetrics();
}
