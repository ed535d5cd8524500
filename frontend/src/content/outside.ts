import * as brand from './brand.ts';

/** Companies whose pages stand in frames of ours, as far as an owner has accounts there: `Calendly and LinkedIn`, or nothing. */
export const framedCompanies = [brand.scheduling, brand.feed]
  .flatMap((account) => account?.name ?? [])
  .join(' and ');
