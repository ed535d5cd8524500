/** The share of the daily quota that newsletters leave to all other mail. */
export const shareForOtherMail = 0.2;
