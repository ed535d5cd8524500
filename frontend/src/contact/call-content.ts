import * as brand from '../content/brand.ts';

export const callMe = {
  choice: 'Call me',
  choiceHint: `for ${brand.callMinutes} minutes, by phone or video.`,
  times: 'Pick one or more times',
  /** Beside the times, which are on the visitor's clock. */
  inCity: (city: string) => `${city} time`,
  other: 'Another time',
  otherHint: `${brand.hours}.`,
  anyTime: 'Any time in office hours',
} as const;
