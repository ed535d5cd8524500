/**
 * The catalogue's names in files, in queries and in what visitors ask about, in the order of its ids from 1.
 * What a product is comes with the pages that show it.
 */
export const productSlugs = [
  'humidity-sensor',
  'smart-lock',
  'gateway',
  'smart-mirror',
  'intelligent-camera',
  'key-tracking-device',
  'smart-adaptor',
  'smart-fob-button',
  'attendance-system',
  'door-bell',
  'carbon-monoxide-sensor',
  'curtain-and-blind-control',
  'dimmer-knob',
  'smart-scenes-and-switch',
  'door-and-window-sensor',
  'gas-sensor',
] as const;

export type ProductSlug = (typeof productSlugs)[number];

/** The product that somebody names, null where the catalogue has none of that name. */
export function productSlug(name: string | null): ProductSlug | null {
  return productSlugs.find((slug) => slug === name) ?? null;
}
