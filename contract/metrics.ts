/** Who measured: the one dimension of what functions write, so that each name is one metric and no more. */
export const measuredBy = { dimension: 'service', visitors: 'site', canary: 'canary' } as const;

/** 1 or 0 for a canary check, and its milliseconds. */
export const canaryMetrics = { success: 'CanarySuccess', duration: 'CanaryDuration' } as const;
