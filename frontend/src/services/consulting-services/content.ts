import * as brand from '../../content/brand.ts';
import type { FeatureCard } from '../../content/feature-card.ts';
import type { NextStep, Page, SectionIntro, Term } from '../../content/page.ts';
import { quote } from '../../content/services.ts';

export const consultingServicesPage = {
  title: `IoT Consulting Services | ${brand.name}`,
  description:
    'Ten working days, measurements on your site and a written recommendation: radio, cloud, cost per device, security and the rules for sale in Canada.',
  heading: 'Consulting Services',
  lead: 'Changing a radio costs a day on paper and half a year after tooling. Ask us while it’s still on paper.',
  hero: {
    key: 'services/consulting',
    alt: 'A floor plan with small white devices standing on it, pencilled circles for their radio range, a pencil and a steel rule',
  },
} as const satisfies Page;

export const consultingContact = { buttonTitle: 'Contact us' } as const;

export const consultingOffer = [
  { term: 'You get', text: 'A written recommendation, and the measurements behind it' },
  { term: 'It takes', text: '10 working days for all six topics; a second opinion takes 5' },
  { term: 'It costs', text: 'A fixed price, agreed before we start. The first call is free.' },
] as const satisfies readonly Term[];

export const consultingTopicsIntro = {
  heading: 'What people ask us',
  text: 'Six topics. Take one, or all of them in ten working days. Send a sketch, a parts list or a log file: an engineer reads it before the first call.',
} as const satisfies SectionIntro;

export const consultingTopics = [
  {
    icon: 'RadioTower',
    heading: 'Radio survey',
    content:
      'We walk your site with a transmitter and log the signal every 2 m. Then we place gateways so that every sensor keeps 10 dB of margin with the doors closed and people in the room.',
  },
  {
    icon: 'Layers',
    heading: 'Architecture review',
    content:
      'Device, gateway, cloud: what runs where, and what still works when one of them is down. You get a diagram, three options, and why we dropped two of them.',
  },
  {
    icon: 'Calculator',
    heading: 'Cost model',
    content:
      'Parts, data, storage, support and service visits, per device and month, at 100, 1,000 and 10,000 units. A battery costs 3 dollars; the visit to change it costs 60.',
  },
  {
    icon: 'ShieldCheck',
    heading: 'Security review',
    content:
      'We open a device on the bench and try its debug port, its update path and its default keys. You get the findings in order of risk, with the lines of code to change.',
  },
  {
    icon: 'Scale',
    heading: 'Compliance plan',
    content:
      'Which rules apply to your radio and your data: ISED RSS-247 and ICES-003, FCC Part 15, PIPEDA. With lab quotes, lead times and the tests you’re most likely to fail first.',
  },
  {
    icon: 'GitCompareArrows',
    heading: 'Second opinion',
    content:
      'A supplier wants your signature on a platform. Within five days we read the contract, load the service with your traffic and tell you what leaving would cost.',
  },
] as const satisfies readonly FeatureCard[];

export const consultingDeliverables = {
  heading: 'What lands on your desk',
  items: [
    {
      term: 'A report of 15 to 25 pages',
      text: 'The recommendation is on page one, the evidence behind it.',
    },
    { term: 'The measurements', text: 'Raw files, and the scripts that plotted them.' },
    { term: 'A budget', text: 'One spreadsheet. Every assumption is a cell you can change.' },
    { term: 'A plan', text: 'The next 90 days, week by week, whoever carries it out.' },
  ],
} as const;

/** The first page of a report. The signal is measured every 2 m, in dBm, with the gateway in either place. */
export const consultingReport = {
  about: 'Radio survey, page 1 of 18',
  recommendation: 'Move the gateway to the landing. Don’t buy a second one.',
  chart: 'Signal along the hall, all doors closed',
  places: {
    today: {
      name: 'By the door, today',
      signal: [-50, -58, -61, -66, -69, -78, -80, -82, -91, -94, -96, -99, -101],
    },
    advised: {
      name: 'On the landing',
      signal: [-83, -79, -76, -73, -67, -60, -51, -60, -66, -72, -76, -80, -84],
    },
  },
  needed: { name: '10 dB of margin', signal: -88 },
  walk: ['0 m', '6 m', '12 m', '18 m', '24 m'],
  figures: [
    { term: 'Sensors in reach', text: '8 of 14 today, then 14 of 14' },
    { term: 'Weakest link', text: '−101 dBm today, then −84 dBm' },
    { term: 'Cost', text: 'One hour of work, no parts' },
  ],
  caption: 'An example of a first page, shortened.',
} as const;

export const consultingNext = {
  heading: 'Still on paper?',
  text: 'Then a change costs a day, not half a year. The first call is free.',
  label: consultingContact.buttonTitle,
  path: quote.path,
} as const satisfies NextStep;
