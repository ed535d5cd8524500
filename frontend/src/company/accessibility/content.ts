import { pages } from '../../pages.ts';
import * as brand from '../../content/brand.ts';
import type { PageHead } from '../../content/head.ts';
import { framedCompanies } from '../../content/outside.ts';
import type { TextSectionWords } from '../../content/page.ts';
import { checks } from './checks.ts';

const widths = `${checks.widths.join(' and ')} pixels`;
const { percent, width } = checks.textSize;

export const accessibility = {
  head: {
    title: `Accessibility Statement | ${brand.name}`,
    description:
      'What of WCAG 2.2 AA this site meets, what it does not, what is tested by programs and what nobody has tested, and whom to tell if something fails.',
  } satisfies PageHead,
  title: 'Accessibility',
  aim: 'Aim: WCAG 2.2, level AA',
  written: { label: 'Written', date: '2026-11-23', shown: 'November 23, 2026' },
  contents: 'On this page',
} as const;

export const accessibilitySections: readonly TextSectionWords[] = [
  {
    id: 'aim',
    title: 'What we aim at',
    paragraphs: [
      'The public pages aim at level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. Nobody from outside has audited them, so we do not claim that they conform. This page says what works, how that is tested, and what we do not know.',
    ],
  },
  {
    id: 'works',
    title: 'What works',
    paragraphs: [],
    list: [
      {
        term: 'Keyboard',
        text: 'The first Tab reaches a link that skips the menu. Menus and dialogs close with Escape and give the focus back. The focus is always visible.',
      },
      {
        term: 'Screen readers',
        text: 'Headings, landmarks, labels and texts for pictures are there. A new page announces its title and puts the focus on its heading. A form that is not complete says so in a summary whose links lead to the fields.',
      },
      {
        term: 'Large text',
        text: `Text at ${percent} % and a window of ${checks.widths[0]} pixels need no sideways scrolling. Letters, words and lines may be set farther apart.`,
      },
      {
        term: 'Colours',
        text: 'A light and a dark scheme follow your system. With forced colours, what is chosen is marked by a system colour or an outline.',
      },
      {
        term: 'Motion',
        text: 'Each row of slides has a button that stops it. If your system asks for less motion, nothing moves by itself.',
      },
      {
        term: 'Film',
        text: 'It has no sound. Captions tell its lines, and a transcript also what is seen. It waits for you if your system asks for less motion.',
      },
      {
        term: 'Without script',
        text: 'Every public page shows its whole content, and both forms can be sent.',
      },
    ],
  },
  {
    id: 'tests',
    title: 'How it is tested',
    paragraphs: ['By programs, with each change of the site. One finding fails the check.'],
    list: [
      {
        term: 'axe, in Chromium',
        text: `All rules of axe-core on every public page, ${widths} wide, in the light scheme; in the dark scheme its rules of contrast. The forms with their problems shown, too.`,
      },
      {
        term: 'Text size',
        text: `Every public page with text at ${percent} % in a window of ${width} pixels, and with the spacing of WCAG 1.4.12 at ${widths}: nothing is cut off, nothing scrolls sideways.`,
      },
      {
        term: 'Motion',
        text: 'Every public page, for somebody who asked for less: nothing moves or plays.',
      },
      {
        term: 'Keyboard',
        text: 'By pressing keys: the skip link, both menus, the film, slides, the catalogue and the links of mails. Not every control of every page.',
      },
      {
        term: 'Forced colours',
        text: 'The marks of the current page, of the chosen category, and of the chosen slide or picture.',
      },
      {
        term: 'Three engines',
        text: 'All of this runs in Chromium. The main journey, from the menu to a message that is sent, also runs in Firefox and in WebKit on Linux, when somebody starts it.',
      },
    ],
  },
  {
    id: 'gaps',
    title: 'What is not tested or not met',
    paragraphs: [],
    list: [
      {
        term: 'People',
        text: 'Nobody who uses assistive technology every day has tested this site for us. Programs find only part of what stops people.',
      },
      {
        term: 'Screen readers',
        text: 'No test listens to one: not NVDA, not JAWS, not VoiceOver, not TalkBack.',
      },
      {
        term: 'Devices',
        text: 'Windows of a phone’s size are tested, phones are not. Safari is tested by its engine alone.',
      },
      ...(framedCompanies
        ? [
            {
              term: 'Frames',
              text: `${framedCompanies}: we do not test what other companies show in a frame of ours. The contact form and plain links do the same without it.`,
            },
          ]
        : []),
      {
        term: 'PDF',
        text: 'The gateway’s technical document has tags and an outline. Nobody has read it with a screen reader; its facts are also on the gateway’s page.',
      },
    ],
  },
  {
    id: 'complaints',
    title: 'If something keeps you out',
    paragraphs: [
      `Tell us the page and what you used. An engineer answers within ${brand.replyWithin}, and sends the content in another form where that helps.`,
      'If our answer does not help, you may report it to the Government of Ontario under the Accessibility for Ontarians with Disabilities Act (AODA).',
    ],
    link: { text: 'Write by the contact form', href: pages.contact.path },
  },
];
