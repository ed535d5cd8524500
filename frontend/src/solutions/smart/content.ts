import * as paths from '../../paths.ts';
import * as brand from '../../content/brand.ts';
import type { IconName } from '../../content/feature-card.ts';
import type { NextStep, Page, SectionIntro } from '../../content/page.ts';

const { assistant } = brand.ember;

/** Something that one may say, and what happens then. */
export interface VoiceCommand {
  readonly say: string;
  readonly does: string;
  readonly icon: IconName;
}

export const smartPage = {
  title: `${assistant} Voice Assistant | ${brand.name}`,
  description: `${assistant} is the voice assistant of our sister brand: it wakes to its own name or to one you choose, and turns on the light within half a second.`,
  heading: `${assistant} Voice Assistant`,
  lead: 'A voice assistant for the house and nothing else. It switches, dims, locks and plays; it does not sell, chat or listen in.',
  hero: {
    key: 'smart/listening',
    alt: 'A low round speaker in woven grey fabric on an oak sideboard at night, an amber ring of light around its top',
  },
} as const satisfies Page;

export const emberIntroduction = {
  heading: `Meet ${assistant}`,
  paragraphs: [
    `${brand.ember.name} is the sister brand of ${brand.name}, and the name of its assistant. We build the devices; ${assistant} gives them ears.`,
    'Commands for the house are understood in the house. The speaker turns your words into one of about 300 intents, the gateway carries it out, and the light is on 400 ms after you stop talking. With the internet down, all of that still works; only music and weather fall silent.',
    `${assistant} understands English and French, in one sentence if need be, and answers in whichever you used last.`,
  ],
  buttonTitle: `Visit ${brand.ember.name}`,
  link: brand.ember.href,
} as const;

export const wakePhrase = {
  heading: 'A name that wakes it',
  text: 'Until it hears its name, the speaker keeps the last two seconds of sound in memory and overwrites them. Nothing is recognized, stored or sent.',
  options: [
    {
      term: 'Default name',
      phrase: brand.ember.wakePhrase,
      text: 'Works out of the box, for every voice in the room.',
    },
    {
      term: 'Custom name',
      phrase: 'Hey Juniper',
      text: 'Choose your own: two to four syllables, said three times by each person. Training takes a minute and stays on the speaker.',
    },
  ],
} as const;

export const commandsIntro = {
  heading: 'Try saying',
  text: 'No grammar to learn. These are examples, and there are a dozen ways to say each.',
} as const satisfies SectionIntro;

export const sampleCommands = [
  {
    say: 'Turn on the light',
    does: 'Lights the room you are in, at the level that suits the hour.',
    icon: 'Lightbulb',
  },
  {
    say: 'Play music',
    does: 'Continues what this room played last; add an artist or a station if you like.',
    icon: 'Music',
  },
  {
    say: 'Half the light, and warmer',
    does: 'Sets 50 % and 2700 K. The ring on the dimmer knob follows.',
    icon: 'SunDim',
  },
  {
    say: 'Is the front door locked?',
    does: 'Answers from the bolt itself, with the time at which it last moved.',
    icon: 'Lock',
  },
  {
    say: 'Close the blinds at sunset',
    does: 'Stores a rule for your latitude, and says when it will run today.',
    icon: 'Blinds',
  },
  {
    say: 'How damp is the basement?',
    does: 'Reads humidity and temperature, and compares them with yesterday.',
    icon: 'Droplets',
  },
  {
    say: 'Good night',
    does: 'Runs your scene: lights out, door locked, heat down to 17 °C.',
    icon: 'Moon',
  },
  {
    say: 'Stop listening',
    does: 'Mutes by software until you press the button on top.',
    icon: 'MicOff',
  },
] as const satisfies readonly VoiceCommand[];

export const voicePrivacy = {
  heading: 'What stays in the room',
  items: [
    {
      term: 'Sound',
      text: 'Recordings are never kept. Requests that need the internet leave as text, without a name attached.',
    },
    {
      term: 'Light',
      text: 'The ring glows amber from the wake word to the end of the answer. Ring dark means not listening for commands.',
    },
    {
      term: 'Switch',
      text: 'A slide on the underside cuts the supply of all four microphones. Software cannot close it again.',
    },
    {
      term: 'Limits',
      text: 'Unlocking a door by voice is off until you allow it, and then asks for a spoken code.',
    },
  ],
} as const;

export const emberNext = {
  heading: 'Give it something to switch.',
  text: `Lamps, blinds and sockets listen to ${assistant} through the gateway, and to their own button as before.`,
  label: 'See what it switches',
  path: paths.productsIn('control'),
} as const satisfies NextStep;
