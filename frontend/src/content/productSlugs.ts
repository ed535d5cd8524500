/**
 * The catalogue's names in paths and files, in the order of its ids from 1. By itself, because the routes need
 * no more: what a product is comes with the pages that show it.
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
