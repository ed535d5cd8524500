import { pages, type LabelledPage } from '../pages.ts';
import * as brand from './brand.ts';

export interface NavigationItem {
  readonly page: LabelledPage;
  readonly label: string;
  readonly path: string;
  /** A line under the label, if there is room. */
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

/** Every menu entry. */
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
      about: 'Runs your rules on site, online or not',
    }),
    item('generalFeatures', { about: 'Objects, maps, routes and reports in one view' }),
    item('operatingSystemDevelopment', { about: 'Embedded Linux and real-time systems' }),
    item('iotDevelopmentServices', { about: 'From the first sketch to series production' }),
    item('smart', { about: 'Our smart-home brand and its voice assistant' }),
  ],
  /** Opens the film. */
  about: `About ${brand.ember.name}`,
  /** Goes to the contact page and opens the film there. */
  consultation: item('contact', {
    label: 'Consultation',
    about: 'Half an hour with an engineer, free',
  }),
} as const;

/** The footer's columns. The last one starts with `contactAction`. */
export const footerMenu: readonly {
  readonly title: string;
  readonly items: readonly NavigationItem[];
}[] = [
  {
    title: 'Products',
    items: [
      item('products', { label: 'All products' }),
      item('delivery'),
      item('smart'),
      item('existingSolutions'),
      item('generalFeatures'),
    ],
  },
  {
    title: 'Services',
    items: [
      item('services', { label: 'All services' }),
      item('iotDevelopmentServices', { label: 'IoT Development' }),
      item('iotProductDevelopmentStep', { label: 'Development Steps' }),
      item('operatingSystemDevelopment', { label: 'Operating Systems' }),
      item('technologiesTools'),
    ],
  },
  {
    title: 'Company',
    items: [item('about'), item('blog'), item('newsletter'), item('partners'), item('developers')],
  },
];

/** Below the columns. */
export const legalMenu: readonly NavigationItem[] = [item('privacyPolicy'), item('accessibility')];
