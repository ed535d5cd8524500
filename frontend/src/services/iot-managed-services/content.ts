import * as brand from '../../content/brand.ts';
import type { Page } from '../../content/page.ts';

export const managedServicesPage = {
  title: `IoT Managed Services for Device Fleets | ${brand.name}`,
  description:
    'Monitoring, staged firmware updates, certificates, SIMs, replacements and monthly reports for fleets of 50 to 50,000 devices, with a 15-minute response.',
  heading: 'Managed Services',
  lead: 'A fleet ages quietly: certificates run out, cells sag in January, a carrier retires a band. Somebody has to look every day. That can be us.',
  hero: {
    key: 'services/managed',
    alt: 'Eight gateways on two oak shelves in a dim room, seven with a pale line of light and one glowing amber',
  },
} as const satisfies Page;
