import * as brand from '../content/brand.ts';

export const callMe = {
  choice: 'Call me',
  choiceHint: `for ${brand.callMinutes} minutes`,
  times: 'Pick one or more times',
  /** Shown next to the times, which are on the visitor's clock. */
  inCity: (city: string) => `${city} time`,
  other: 'A time that suits you',
  otherHint: `${brand.hours}.`,
  anyTime: 'Any time in office hours',
} as const;
