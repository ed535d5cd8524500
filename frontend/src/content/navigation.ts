import { pages, type LabelledPage } from '../pages.ts';
import * as brand from './brand.ts';

export interface NavigationItem {
  readonly page: LabelledPage;
  readonly label: string;
  readonly path: string;
  /** One line under the label, where there is room. */
  readonly about?: string;
}

/** A page in a menu, under its own label or another. */
function item(
  page: LabelledPage,
  words: { readonly label?: string; readonly about?: string } = {},
): NavigationItem {
  const { label, path } = pages[page];
  return { page, label, path, ...words };
}

/** Every entry of the menus. */
export const mainMenu: readonly NavigationItem[] = [
  item('home'),
  item('services'),
  item('products'),
  item('expertise'),
  item('technologiesTools'),
];

export const contactAction = item('contact');

export const solutions = {
  label: 'Solutions',
  items: [
    item('edgeGateway', {
      label: 'IOT Edge Gateway',
      about: 'Decisions on site, with or without a line to the cloud',
    }),
    item('generalFeatures', { about: 'Objects, maps, routes and reports in one view' }),
    item('operatingSystemDevelopment', { about: 'Embedded Linux and real-time systems' }),
    item('iotDevelopmentServices', { about: 'From the first sketch to series production' }),
    item('smart', { about: 'Our smart-home brand and its voice assistant' }),
  ],
  /** Opens the film. */
  about: `About ${brand.ember.name}`,
  /** Goes to the contact page, and opens the film there. */
  consultation: item('contact', {
    label: 'Consultation',
    about: 'Half an hour with an engineer, free of charge',
  }),
} as const;

export const footerMenu: readonly NavigationItem[] = [
  contactAction,
  item('technologiesTools'),
  item('iotDevelopmentServices'),
  item('generalFeatures'),
  item('operatingSystemDevelopment'),
  item('existingSolutions'),
  item('iotProductDevelopmentStep', { label: 'Product Development Steps' }),
  item('smart'),
  item('delivery'),
  item('partners'),
  item('developers'),
  item('privacyPolicy'),
  item('accessibility'),
];
