import * as brand from '../../content/brand.ts';
import type { Page } from '../../content/page.ts';

export const humidityPage = {
  title: `Why a humidity sensor lies in winter | ${brand.name}`,
  description:
    'A warm circuit board makes a humidity sensor read too dry. The curves from our climate chamber, a correction that failed, and the fix: 2 mm of air.',
  heading: 'Why a humidity sensor lies in winter, and how to stop it',
  lead: 'A sensor measures the air that touches it. If its own board has warmed that air, the number is exact, and wrong.',
  hero: {
    key: 'humidity-sensor/detail',
    alt: 'The lower edge of the sensor close up: a slim row of air slots and a single lit amber dot',
  },
} as const satisfies Page;
