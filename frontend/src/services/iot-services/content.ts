import * as brand from '../../content/brand.ts';
import type { Page, SectionIntro, TitledText } from '../../content/page.ts';

export const iotServicesPage = {
  title: `IoT App Development Services | ${brand.name}`,
  description:
    'iOS, Android, watch and web apps for connected devices: pairing in 30 seconds, control without internet, signed updates and live state in 300 ms.',
  heading: 'IoT Services',
  lead: 'People judge a device by its app, and an app by its worst moment: the pairing that fails, the switch that lags. We design for those two minutes first.',
  hero: {
    key: 'services/app-development',
    alt: 'A phone showing a single round brightness control, leaning beside a wall-mounted dimmer knob with an amber ring',
  },
} as const satisfies Page;

export const appDevelopment = {
  heading: 'App Development',
  text: 'Nine things that an app for hardware has to get right, and how we build each of them.',
} as const satisfies SectionIntro;

export const appDevelopmentExpertise = [
  {
    title: 'Native where timing matters',
    text: 'Swift and Kotlin for radio work and background tasks; one React Native code base for screens. Typically 70 to 80 % of the code is shared.',
  },
  {
    title: 'Pairing',
    text: 'Scan a QR code or tap an NFC tag, and the phone hands Wi-Fi credentials over an encrypted Bluetooth LE link. Median target: 30 seconds, box to first command.',
  },
  {
    title: 'Control without internet',
    text: 'On the home network, commands go straight to the gateway. The phone keeps seven days of readings and merges its own changes when the line returns.',
  },
  {
    title: 'Live state',
    text: 'MQTT over WebSocket with TLS 1.3. A switch turned by hand shows on the screen within 300 ms at home and within 1 second elsewhere.',
  },
  {
    title: 'Watch apps',
    text: 'Lock, unlock, scene, call for help: four things belong on a wrist, each reachable in two taps on Apple Watch and Wear OS.',
  },
  {
    title: 'Operator dashboards',
    text: 'Web consoles for installers and support staff. A list of 10,000 devices filters in under a second and prints on one page per site.',
  },
  {
    title: 'Alerts with levels',
    text: 'Information waits in the app, a warning notifies, an alarm repeats until somebody acknowledges it. The owner decides which event belongs where.',
  },
  {
    title: 'Firmware updates',
    text: 'Signed images, resumable transfers, automatic return to the old version. A 400 kB image takes about 40 seconds over Bluetooth LE.',
  },
  {
    title: 'Accessible controls',
    text: 'WCAG 2.2 AA, tested with VoiceOver and TalkBack. Targets measure at least 44 points, and no state is told by colour alone.',
  },
] as const satisfies readonly TitledText[];

export const appDelivery = {
  heading: 'How an app reaches the store',
  steps: [
    {
      title: 'Weeks 1 and 2',
      text: 'A clickable prototype on your phone, talking to one real device over its real radio.',
    },
    {
      title: 'Weeks 3 to 12',
      text: 'Two-week rounds. Each ends with an installable build and a list of what changed.',
    },
    {
      title: 'Weeks 13 and 14',
      text: 'Thirty homes, mixed phones and routers. Crash-free sessions must pass 99.5 % before release.',
    },
    {
      title: 'After launch',
      text: 'New iOS and Android releases are tested in beta, so that the app is ready on their first day.',
    },
  ],
} as const;
