import { pages } from '../../pages.ts';
import * as brand from '../../content/brand.ts';
import type { NextStep, Page, SectionIntro, Term, TitledText } from '../../content/page.ts';
import { quote } from '../../content/services.ts';

export const iotServicesPage = {
  title: `IoT App Development Services | ${brand.name}`,
  description:
    'iOS, Android, watch and web apps for connected devices: pairing in 30 seconds, control without internet, signed updates and live state in 300 ms.',
  heading: pages.iotServices.label,
  lead: 'People judge a device by its app. Ours pair in 30 seconds, and nothing stops when the internet does.',
  hero: {
    key: 'services/workbench',
    alt: 'The same lamp control three times, in a row: as a round circuit board, as a dimmer knob and as a dial on a phone; behind it, two sheets of drawn screens',
  },
} as const satisfies Page;

export const appOffer = [
  {
    term: 'You get',
    text: 'iPhone and Android apps in both stores, and the source code in your repository',
  },
  { term: 'It takes', text: '14 weeks; a prototype on your phone after two' },
  { term: 'It costs', text: quote.terms },
] as const satisfies readonly Term[];

export const appDevelopment = {
  heading: 'App Development',
  text: 'Nine things an app for hardware has to get right, and the number we hold each one to.',
} as const satisfies SectionIntro;

/** A screen of an app, with the state of things in a home. */
export interface AppScreenWords {
  readonly title: string;
  readonly notice: string;
  readonly things: readonly (Term & { readonly isLit?: true })[];
}

const offlineScreen = {
  title: 'At home',
  notice: 'No internet. Everything here still works.',
  things: [
    { term: 'Reading light', text: '62%', isLit: true },
    { term: 'Front door', text: 'Locked' },
    { term: 'Bedroom blind', text: 'Half open' },
    { term: 'Garage', text: 'Open since 7:40', isLit: true },
  ],
} as const satisfies AppScreenWords;

/** A requirement of the app, and its proof. */
interface Expertise extends TitledText {
  readonly figure: string;
  /** The figure's meaning, or how it is measured. */
  readonly measured: string;
}

/** The steps of a pairing, each with its last second. */
export const pairing = {
  caption: 'An example: one pairing, in seconds.',
  steps: [
    ['Scan the code', 5],
    ['Encrypted link', 10],
    ['Wi-Fi password', 13],
    ['Join the network', 21],
    ['Name and room', 28],
    ['First command', 30],
  ],
} as const;

/** The requirements of one stage in the life of an app. */
interface ExpertiseGroup {
  readonly heading: string;
  readonly screen?: AppScreenWords;
  readonly items: readonly Expertise[];
}

export const appDevelopmentExpertise: readonly ExpertiseGroup[] = [
  {
    heading: 'On the first day',
    items: [
      {
        title: 'Pairing',
        text: 'Scan a QR code or tap an NFC tag. The phone passes the Wi-Fi password over an encrypted Bluetooth LE link.',
        figure: '30 s',
        measured: 'median, from the box to the first command',
      },
      {
        title: 'Native where timing matters',
        text: 'Swift and Kotlin for radios and background tasks. One React Native code base for the screens.',
        figure: '70 to 80%',
        measured: 'of the code shared',
      },
      {
        title: 'Accessible controls',
        text: 'Tested with VoiceOver and TalkBack. Targets of 44 points or more, and no state shown by colour alone.',
        figure: 'AA',
        measured: 'of WCAG 2.2, on every screen',
      },
    ],
  },
  {
    heading: 'Every day',
    screen: offlineScreen,
    items: [
      {
        title: 'Live state',
        text: 'Turn a knob by hand and the screen follows, within a second even when you’re away. MQTT, TLS 1.3.',
        figure: '300 ms',
        measured: 'from hand to screen, at home',
      },
      {
        title: 'Control without internet',
        text: 'At home, commands go straight to the gateway. Changes made on the phone are merged when the line is back.',
        figure: '7 days',
        measured: 'of readings kept on the phone',
      },
      {
        title: 'Watch apps',
        text: 'Four actions suit a watch: lock, unlock, set a scene, call for help. On Apple Watch and Wear OS.',
        figure: '2 taps',
        measured: 'to reach any of the four',
      },
    ],
  },
  {
    heading: 'For years',
    items: [
      {
        title: 'Firmware updates',
        text: 'Signed images, transfers that resume, and an automatic return to the old version if the new one fails.',
        figure: '40 s',
        measured: 'for 400 kB over Bluetooth LE',
      },
      {
        title: 'Alerts by urgency',
        text: 'Notices wait in the app. Warnings send a notification. An alarm repeats until somebody answers.',
        figure: '3 levels',
        measured: 'set by the owner',
      },
      {
        title: 'Operator dashboards',
        text: 'Web consoles for installers and support staff. Any site’s status prints on one page.',
        figure: '< 1 s',
        measured: 'to filter a list of 10,000 devices',
      },
    ],
  },
];

export const appDelivery = {
  heading: 'How an app reaches the store',
  steps: [
    {
      title: 'Weeks 1 and 2',
      text: 'A clickable prototype on your phone, talking to one real device over its real radio.',
    },
    {
      title: 'Weeks 3 to 12',
      text: 'Two-week rounds. Each one ends with a build you can install and a list of what changed.',
    },
    {
      title: 'Weeks 13 and 14',
      text: 'Thirty homes, mixed phones and routers. We release at 99.5% crash-free sessions, not before.',
    },
    {
      title: 'After launch',
      text: 'We test each new iOS and Android in beta, so your app is ready on day one.',
    },
  ],
} as const;

export const appNext = {
  heading: 'Bring the device.',
  text: 'A photo and a data sheet are enough for the first call. Two weeks after we start, a prototype runs on your phone.',
  label: quote.label,
  path: quote.path,
} as const satisfies NextStep;
