/** The share of the daily quota that newsletters leave to all other mail. */
export const otherShare = 0.2;
