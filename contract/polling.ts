/** How often a staff page asks for news while its tab is visible, in seconds. The firewall's limits leave room for it. */
export const pollingSeconds = {
  /** Between two looks, from when the tab was shown or something was new. */
  attentive: 20,
  /** Without anything new for so long, it looks less often. */
  attention: 2 * 60,
  /** Between two looks from then on. */
  quiet: 60,
} as const;
