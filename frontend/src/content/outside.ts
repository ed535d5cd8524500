import * as brand from './brand.ts';

/** Origins that pages may frame after a click. */
export const frameOrigins = [brand.scheduling?.href, brand.feed?.frameHref]
  .filter((href) => href !== undefined)
  .map((href) => new URL(href).origin);

/** The companies whose pages we frame, if the owner has accounts there: `Calendly and LinkedIn`, or nothing. */
export const framedCompanies = [brand.scheduling, brand.feed]
  .flatMap((account) => account?.name ?? [])
  .join(' and ');
