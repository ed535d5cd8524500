import { paths } from '../paths.ts';
import { brand } from './brand.ts';

export interface NavigationItem {
  readonly label: string;
  readonly path: string;
  /** One line under the label, where there is room. */
  readonly about?: string;
}

/** Every entry of the menus. */
export const mainMenu = [
  { label: 'Home', path: paths.home() },
  { label: 'Services', path: paths.services() },
  { label: 'Products', path: paths.products() },
  { label: 'Expertise', path: paths.expertise() },
  { label: 'Technologies & Tools', path: paths.technologiesTools() },
] satisfies NavigationItem[];

export const contactAction = {
  label: 'Contact & Consultation',
  path: paths.contact(),
} satisfies NavigationItem;

export const solutions = {
  label: 'Solutions',
  items: [
    {
      label: 'IOT Edge Gateway',
      path: paths.edgeGateway(),
      about: 'Decisions on site, with or without a line to the cloud',
    },
    {
      label: 'General Features',
      path: paths.generalFeatures(),
      about: 'Objects, maps, routes and reports in one view',
    },
    {
      label: 'Operating System Development',
      path: paths.operatingSystemDevelopment(),
      about: 'Embedded Linux and real-time systems',
    },
    {
      label: 'IoT Development Services',
      path: paths.iotDevelopmentServices(),
      about: 'From the first sketch to series production',
    },
    {
      label: brand.ember.name,
      path: paths.smart(),
      about: 'Our smart-home brand and its voice assistant',
    },
  ] satisfies NavigationItem[],
  /** Opens the film. */
  about: `About ${brand.ember.name}`,
  /** Goes to the contact page, and opens the film there. */
  consultation: {
    label: 'Consultation',
    path: paths.contact(),
    about: 'Half an hour with an engineer, free of charge',
  } satisfies NavigationItem,
} as const;

/**
 * What each page stands below: an entry of the menus, by its path, or Solutions, which has no page. Home,
 * contact, about, partners, privacy, single pictures and errors stand below none.
 */
const sections: Readonly<Record<string, string>> = {
  [paths.iotServices()]: paths.services(),
  [paths.consultingServices()]: paths.services(),
  [paths.iotManagedServices()]: paths.services(),
  [paths.iotDataAndAnalytics()]: paths.services(),
  [paths.aiot()]: paths.services(),
  [paths.iotUseCases()]: paths.services(),
  [paths.iotMachineLearningServices()]: paths.services(),
  [paths.iotProductDevelopmentStep()]: paths.iotDevelopmentServices(),
  ...Object.fromEntries(solutions.items.map(({ path }) => [path, solutions.label])),
  [paths.existingSolutions()]: solutions.label,
  [paths.petsIot()]: solutions.label,
  [paths.nfc()]: solutions.label,
};

/** The next entry above a page. */
export function sectionOf(path: string): string | undefined {
  return path.startsWith('/product/') ? paths.products() : sections[path];
}

export const footerMenu = [
  { label: contactAction.label, path: contactAction.path },
  { label: 'Technologies & Tools', path: paths.technologiesTools() },
  { label: 'IoT Development Services', path: paths.iotDevelopmentServices() },
  { label: 'General Features', path: paths.generalFeatures() },
  { label: 'Operating System Development', path: paths.operatingSystemDevelopment() },
  { label: 'Existing Solutions', path: paths.existingSolutions() },
  { label: 'Product Development Steps', path: paths.iotProductDevelopmentStep() },
  { label: brand.ember.name, path: paths.smart() },
  { label: 'Partners', path: paths.partners() },
  { label: 'Privacy Policy', path: paths.privacyPolicy() },
] satisfies NavigationItem[];
