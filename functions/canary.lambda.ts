import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { canaryMetrics, measuredBy } from '#contract/metrics.ts';
import { fromEnvironment } from './http/environment.ts';
import { logger } from './http/logger.ts';
import { canaryKey } from './canary/key.ts';
import { checkSite } from './canary/site-check.ts';

const site = fromEnvironment('SITE_URL');
const metrics = new Metrics({
  namespace: fromEnvironment('METRICS_NAMESPACE'),
  serviceName: measuredBy.canary,
});

/** Runs on a schedule. A failed check is a metric, not an error of this function. */
export async function handler(): Promise<void> {
  const start = performance.now();
  const failed = await checkSite(site, canaryKey());
  if (failed !== undefined) logger.error('check failed', { step: failed });
  metrics
    .addMetric(canaryMetrics.success, MetricUnit.Count, failed === undefined ? 1 : 0)
    .addMetric(canaryMetrics.duration, MetricUnit.Milliseconds, performance.now() - start)
    .publishStoredMetrics();
}
