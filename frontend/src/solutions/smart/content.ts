import * as paths from '../../paths.ts';
import * as brand from '../../content/brand.ts';
import type { IconName } from '../../content/feature-card.ts';
import type { NextStep, Page, SectionIntro } from '../../content/page.ts';

const { assistant } = brand.ember;

/** A spoken command, and its effect. */
export interface VoiceCommand {
  readonly say: string;
  readonly does: string;
  readonly icon: IconName;
}

export const smartPage = {
  title: `${assistant} Voice Assistant | ${brand.name}`,
  description: `${assistant} is the voice assistant of our sister brand: it wakes to its own name or to one you choose, and turns on the light within half a second.`,
  heading: `${assistant} Voice Assistant`,
  lead: 'A voice assistant for your house and nothing else. It switches, dims, locks and plays. It doesn’t sell, chat or listen in.',
  hero: {
    key: 'smart/listening',
    alt: 'A round speaker in grey fabric on a sideboard at night, an amber ring of light around its top',
  },
} as const satisfies Page;

export const emberIntroduction = {
  heading: `Meet ${assistant}`,
  paragraphs: [
    `${brand.ember.name} is our sister brand and the name of its voice assistant. We build the devices; ${assistant} gives them ears.`,
    'Home commands are handled inside the house. Only music, weather and similar requests go online, as text. The speaker knows about 300 commands, the gateway carries them out, and the light is on 400 ms after you stop talking. If the internet goes down, you lose music and the weather. Everything else still works.',
    `${assistant} understands English and French, even mixed in one sentence, and answers in whichever you used last.`,
  ],
  buttonTitle: `Visit ${brand.ember.name}`,
  link: brand.ember.href,
} as const;

export const wakePhrase = {
  heading: 'A name that wakes it',
  text: 'Until it hears its name, it keeps only the last two seconds of sound, in memory. Nothing is stored or sent.',
  options: [
    {
      term: 'Default name',
      phrase: brand.ember.wakePhrase,
      text: 'It works out of the box, for every voice in the room.',
    },
    {
      term: 'Custom name',
      phrase: 'Hey Juniper',
      text: 'Pick your own: two to four syllables. Each person says it three times. Training takes a minute and stays on the speaker.',
    },
  ],
} as const;

export const commandsIntro = {
  heading: 'Try saying',
  text: 'There’s nothing to memorize. Say it your way; each of these works in a dozen versions.',
} as const satisfies SectionIntro;

export const sampleCommands = [
  {
    say: 'Turn on the light',
    does: 'Lights the room you’re in, at the right level for the hour.',
    icon: 'Lightbulb',
  },
  {
    say: 'Play music',
    does: 'Picks up what this room played last. Add an artist or a station if you like.',
    icon: 'Music',
  },
  {
    say: 'Half the light, and warmer',
    does: 'Sets 50% and 2700 K. The ring on the dimmer knob follows.',
    icon: 'SunDim',
  },
  {
    say: 'Is the front door locked?',
    does: 'Asks the bolt itself, and tells you when it last moved.',
    icon: 'Lock',
  },
  {
    say: 'Close the blinds at sunset',
    does: 'Saves a rule for your location, and tells you when it will run today.',
    icon: 'Blinds',
  },
  {
    say: 'How damp is the basement?',
    does: 'Reads humidity and temperature, and compares them with yesterday’s.',
    icon: 'Droplets',
  },
  {
    say: 'Good night',
    does: 'Runs your scene: lights out, door locked, heat down to 17 °C.',
    icon: 'Moon',
  },
  {
    say: 'Stop listening',
    does: 'Mutes the microphones until you press the speaker’s top.',
    icon: 'MicOff',
  },
] as const satisfies readonly VoiceCommand[];

/** One command, as the room, the ring, the lamp and the line to the internet take it. */
export const trace = {
  caption:
    'An example, to scale: 2 s of sound before the name, 400 ms from the last word to the light.',
  phrase: `${brand.ember.wakePhrase}, turn on the light`,
  kept: '2 s, overwritten',
  delay: '400 ms',
  sent: 'nothing sent',
  tracks: ['Sound', 'Ring', 'Light', 'Internet'],
} as const;

export const voicePrivacy = {
  heading: 'What stays in the room',
  items: [
    {
      term: 'Sound',
      text: 'Recordings are never kept. Requests that need the internet go out as text, without your name.',
    },
    {
      term: 'Light',
      text: 'The ring glows amber from the wake word to the end of the answer. If it’s dark, no command is being heard.',
    },
    {
      term: 'Switch',
      text: 'A switch underneath cuts power to all four microphones. Software can’t turn them back on.',
    },
    {
      term: 'Limits',
      text: 'Unlocking doors by voice is off until you allow it. Then it asks for a spoken code.',
    },
  ],
} as const;

export const emberNext = {
  heading: 'Give it something to switch.',
  text: `${assistant} controls lamps, blinds and outlets through the gateway. Their own buttons work as before.`,
  label: 'See what it switches',
  path: paths.productsIn('control'),
} as const satisfies NextStep;
