/** Who measured: the one dimension of what functions write, so that each name is one metric and no more. */
export const measuredBy = { dimension: 'service', visitors: 'site', canary: 'canary' } as const;

/** Seconds after which what is due to be sent is late: an alarm says so, and the staff's dashboard. */
export const lateAfter = 300;

/** 1 or 0 for a canary check, and its milliseconds. */
export const canaryMetrics = { success: 'CanarySuccess', duration: 'CanaryDuration' } as const;
