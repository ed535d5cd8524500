/**
 * The catalogue's slugs, in files, queries and requests, in the order of their ids from 1. The pages add each product's
 * content.
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

/** The product with this slug, or null. */
export function productSlug(name: string | null): ProductSlug | null {
  return productSlugs.find((slug) => slug === name) ?? null;
}
