import { brand } from './brand.ts';

/** Header, footer and what else every page has. */
export const shell = {
  skip: 'Skip to content',
  trail: 'You are here',
  home: `${brand.name} home`,
  mainMenu: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  /** After a number of products. */
  toAskAbout: 'to ask about',
  close: 'Close',
  search: 'Search',
  footer: {
    lead: 'Tell us what should happen by itself.',
    action: 'Write to us',
    explore: 'Explore',
    reach: 'Reach us',
    follow: 'Follow',
    app: `The ${brand.ember.name} app`,
    opensOutside: '(leaves this site)',
  },
  feed: {
    title: `From our bench, on ${brand.feed.name}`,
    text: `Test notes, teardowns and openings. The feed loads from ${brand.feed.name} only after you ask for it.`,
    show: 'Show the feed',
    link: `Read it on ${brand.feed.name}`,
  },
  outside: {
    waiting: (name: string) => `Asking ${name} …`,
    failed: (name: string) => `${name} does not answer, or this browser keeps it out.`,
  },
  carousel: {
    stop: 'Stop the slide show',
    start: 'Start the slide show',
    previous: 'Previous slide',
    next: 'Next slide',
    choose: 'Choose a slide',
    slide: (number: number, title: string) => `Slide ${number}: ${title}`,
    place: (number: number, count: number) => `${number} of ${count}`,
  },
  booking: {
    label: 'Book A Call',
    title: `Book a ${brand.scheduling.minutes}-minute call`,
    blocked: `Open ${brand.scheduling.name} in a new tab`,
    instead: 'Or write to us',
  },
  opensTab: '(opens a new tab)',
} as const;
