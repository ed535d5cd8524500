/** The single dimension of the functions' metrics, so that each name is one metric. */
export const measuredBy = { dimension: 'service', visitors: 'site', canary: 'canary' } as const;

/** Seconds until an outbox item counts as late, for the alarm and the staff dashboard. */
export const lateAfter = 300;

/** 1 or 0 per canary check, and its duration in milliseconds. */
export const canaryMetrics = { success: 'CanarySuccess', duration: 'CanaryDuration' } as const;
