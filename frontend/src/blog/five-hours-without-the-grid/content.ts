import * as brand from '../../content/brand.ts';
import type { Page } from '../../content/page.ts';

export const fiveHoursPage = {
  title: `Five hours without the grid | ${brand.name}`,
  description:
    'Twelve gateways with 40 devices each on battery: what every part draws, in which order services stop, and why one gateway missed its five hours.',
  heading: 'Five hours without the grid: what our gateway does first',
  lead: 'Twelve gateways, 480 devices, no mains. What each part drew, in which order things stopped, and why one gateway did not last as long as we promise.',
  hero: {
    key: 'scenes/room-night',
    alt: 'A sideboard at night with one lit lamp, and below it the line of light of a gateway',
  },
} as const satisfies Page;
