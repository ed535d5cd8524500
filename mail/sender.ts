import * as brand from '#frontend/content/brand.ts';

const { street, city, region, postalCode, country } = brand.address;

/** The sender's name and address, in parts. */
export const sender = [
  brand.legalName,
  `${street}, ${city}, ${region} ${postalCode}, ${country}`,
  brand.email,
  brand.phone.shown,
] as const;

/** The sender's name in an inbox. */
export const senderName = brand.name;
