import * as brand from '../../content/brand.ts';
import type { Page } from '../../content/page.ts';

export const switchesPage = {
  title: `240 switches over to Zigbee in a weekend | ${brand.name}`,
  description:
    'Three floors, 240 wall panels, three Zigbee networks, one weekend: the radio plan, the order of floors, two mistakes, and the answers before and after.',
  heading: 'Moving 240 switches over to Zigbee in one weekend',
  lead: 'Three floors, three gateways, 1,440 keys. The plan was good. We made two mistakes all the same, and both can be seen in the curve.',
  hero: {
    key: 'smart-scenes-and-switch/in-use',
    alt: 'The wall panel at the entrance to a dining room, pendant lamp low over an oak table behind it',
  },
} as const satisfies Page;
