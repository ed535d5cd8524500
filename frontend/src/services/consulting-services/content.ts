import { pages } from '../../pages.ts';
import * as brand from '../../content/brand.ts';
import type { FeatureCard } from '../../content/feature-card.ts';
import type { Page, SectionIntro } from '../../content/page.ts';

export const consultingServicesPage = {
  title: `IoT Consulting Services | ${brand.name}`,
  description:
    'Ten working days, measurements on your site and a written recommendation: radio, cloud, cost per device, security and the rules for sale in Canada.',
  heading: 'Consulting Services',
  lead: 'Changing a radio costs a day on paper and half a year after tooling. We help you decide while it is still paper.',
  hero: {
    key: 'services/consulting',
    alt: 'A floor plan with small white devices standing on it, pencilled circles for their radio range, a pencil and a steel rule',
  },
} as const satisfies Page;

export const consultingContact = {
  heading: 'Bring one question',
  text: 'Send what you have: a sketch, a parts list, a log file. An engineer reads it before the first call, and the first call costs nothing.',
  buttonTitle: 'Contact us',
  link: pages.contact.path,
} as const;

export const consultingTopicsIntro = {
  heading: 'What we are asked most',
  text: 'Each topic stands alone. A full review covers all six in ten working days.',
} as const satisfies SectionIntro;

export const consultingTopics = [
  {
    icon: 'RadioTower',
    heading: 'Radio survey',
    content:
      'We walk the site with a transmitter and log signal strength every 2 m, then place gateways so that each sensor keeps 10 dB of margin with doors closed and people in the room.',
  },
  {
    icon: 'Layers',
    heading: 'Architecture review',
    content:
      'Device, gateway, cloud: what runs where, and what still works when one of them is gone. You get a diagram, three alternatives and the reason two of them were dropped.',
  },
  {
    icon: 'Calculator',
    heading: 'Cost model',
    content:
      'Parts, data, storage, support and truck rolls, per device and month, at 100, 1,000 and 10,000 units. A battery costs 3 dollars; the visit to change it costs 60.',
  },
  {
    icon: 'ShieldCheck',
    heading: 'Security review',
    content:
      'We open a device on the bench and try its debug port, its update path and its default keys. Findings come ranked, with the lines of code to change.',
  },
  {
    icon: 'Scale',
    heading: 'Compliance plan',
    content:
      'Which rules apply to your radio and your data: ISED RSS-247 and ICES-003, FCC Part 15, PIPEDA. With laboratory quotes, lead times and the tests likely to fail first.',
  },
  {
    icon: 'GitCompareArrows',
    heading: 'Second opinion',
    content:
      'A supplier proposes a platform and asks for a signature. Within five days we read the contract, load the service with your traffic and say what leaving would cost.',
  },
] as const satisfies readonly FeatureCard[];

export const consultingDeliverables = {
  heading: 'What lands on your desk',
  items: [
    {
      term: 'A report of 15 to 25 pages',
      text: 'Recommendation on the first page, evidence behind it.',
    },
    { term: 'The measurements', text: 'Raw files and the scripts that plotted them.' },
    { term: 'A budget', text: 'One spreadsheet; every assumption is a cell that you can change.' },
    { term: 'A plan', text: 'The next 90 days by week, whoever carries it out.' },
  ],
} as const;
