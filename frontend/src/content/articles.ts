import { pages, type PageName } from '../pages.ts';
import type { Picture } from './page.ts';

/** An article's teaser: on the home page, in the overview, in the feed and for search engines. */
export interface ArticleTeaser {
  readonly id: number;
  readonly page: PageName;
  readonly title: string;
  readonly description: string;
  readonly author: string;
  /** An ISO date. */
  readonly date: string;
  /** The ISO date of the last correction that readers should know about. */
  readonly updated?: string;
  readonly image: Picture;
}

/** The articles, newest first. */
export const articles: readonly ArticleTeaser[] = [
  {
    id: 1,
    page: 'blogFiveHours',
    title: 'Five hours without the grid: what our gateway does first',
    description:
      'We pulled the plug on 12 gateways with 40\u00a0devices each and logged every milliwatt. Wi-Fi went first, the rules went last, and one lamp surprised us.',
    author: 'Maren Okonjo-Lind',
    date: '2026-11-04',
    image: {
      key: 'gateway/in-use',
      alt: 'The gateway in a green painted bookcase between books and a plant, its cable running out through the back',
    },
  },
  {
    id: 2,
    page: 'blogHumidity',
    title: 'Why a humidity sensor lies in winter',
    description:
      'At 20% RH a warm circuit board is enough to shift a reading by three points. Two millimetres of air and a membrane fixed ours.',
    author: 'Tobias Arkwell',
    date: '2026-10-14',
    image: {
      key: 'humidity-sensor/detail',
      alt: 'The sensor’s lower edge close up: eleven slim air slots above a dark joint',
    },
  },
  {
    id: 3,
    page: 'blogSwitches',
    title: 'Moving 240 switches over to Zigbee in one weekend',
    description:
      'An office building, three floors, one access point that gave up. The radio plan, the order of the floors, and two mistakes we won’t make again.',
    author: 'Ines Varga-Holt',
    date: '2026-09-23',
    image: {
      key: 'smart-scenes-and-switch/in-use',
      alt: 'The panel at the entrance to a dining room, pendant lamp low over an oak table behind it',
    },
  },
];

/** The Atom feed of the articles. */
export const blogFeed = `${pages.blog.path}/feed.xml`;
