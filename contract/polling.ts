/** Seconds between a staff page's polls while its tab is visible. The firewall's limits allow for it. */
export const pollingSeconds = {
  /** The interval after the tab was shown or something changed. */
  attentive: 20,
  /** Polling slows down after this long without a change. */
  attention: 2 * 60,
  /** The interval from then on. */
  quiet: 60,
  /** The interval of what changes by itself: counts by status, and whether mails are late. */
  background: 5 * 60,
} as const;
