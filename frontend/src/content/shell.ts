import * as brand from './brand.ts';

/** Header, footer and everything else on every page. */
export const skip = 'Skip to content';
export const trail = 'You are here';
export const home = `${brand.name} home`;
export const mainMenu = 'Main';
export const openMenu = 'Open menu';
export const closeMenu = 'Close menu';
/** Follows a number of products. */
export const toAskAbout = 'to ask about';
export const close = 'Close';
export const search = 'Search';
export const footer = {
  reach: 'Contact',
  follow: 'Follow',
  app: `The ${brand.ember.name} app`,
  opensOutside: '(leaves this site)',
} as const;
/** By network name. */
export const feed = {
  title: (name: string) => `From our bench, on ${name}`,
  text: (name: string) =>
    `Test notes, teardowns and openings. ${name} loads only when you ask for it.`,
  show: 'Show the feed',
  link: (name: string) => `Read it on ${name}`,
} as const;
export const outside = {
  waiting: (name: string) => `Asking ${name} …`,
  failed: (name: string) => `${name} does not answer, or this browser keeps it out.`,
} as const;
export const carousel = {
  stop: 'Stop the slide show',
  start: 'Start the slide show',
  previous: 'Previous slide',
  next: 'Next slide',
  choose: 'Choose a slide',
  slide: (number: number, title: string) => `Slide ${number}: ${title}`,
  place: (number: number, count: number) => `${number} of ${count}`,
} as const;
export const booking = {
  label: 'Book A Call',
  title: `Book a ${brand.callMinutes}-minute call`,
  blocked: (name: string) => `Open ${name} in a new tab`,
  instead: 'Or write to us',
} as const;
export const opensTab = '(opens a new tab)';
