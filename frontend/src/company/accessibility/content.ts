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
      'What this site meets of WCAG 2.2 AA, what it does not, what programs test, what nobody has tested, and who to tell when something fails for you.',
  } satisfies PageHead,
  title: 'Accessibility',
  written: { label: 'Written', date: '2026-11-23', shown: 'November 23, 2026' },
  facts: [
    { term: 'Aim', text: 'WCAG 2.2 AA' },
    { term: 'Widths tested', text: `${checks.widths.join(' and ')} px` },
    { term: 'Text size tested', text: `${percent}%` },
    { term: 'Reply within', text: brand.replyWithin },
  ],
  contents: 'On this page',
  reach: { email: 'Email', phone: 'Phone', hours: 'Hours' },
} as const;

export const accessibilitySections: readonly TextSectionWords[] = [
  {
    id: 'aim',
    title: 'What we aim for',
    paragraphs: [
      'The public pages aim for level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. Nobody from outside has audited them, so we don’t claim they conform. This page says what works, how we test it, and what we don’t know.',
    ],
  },
  {
    id: 'works',
    title: 'What works',
    paragraphs: [],
    list: [
      {
        term: 'Keyboard',
        text: 'The first Tab reaches a link that skips the menu. Menus and dialogs close with Escape and return the focus. The focus is always visible.',
      },
      {
        term: 'Screen readers',
        text: 'Headings, landmarks, labels and picture descriptions are there. A new page announces its title and puts the focus on its heading. An incomplete form says so in a summary that links to the fields.',
      },
      {
        term: 'Large text',
        text: `Text at ${percent}% and a window of ${checks.widths[0]} pixels need no sideways scrolling. You can increase letter, word and line spacing.`,
      },
      {
        term: 'Colours',
        text: 'Light or dark follows your system. With forced colours, a system colour or an outline marks what is selected.',
      },
      {
        term: 'Motion',
        text: 'Every carousel has a stop button. If your system asks for less motion, nothing moves by itself.',
      },
      {
        term: 'Film',
        text: 'It has no sound. Captions give its lines, and a transcript also describes what you see. If your system asks for less motion, it waits for you to press play.',
      },
      {
        term: 'Without script',
        text: 'Every public page shows all its content, and both forms work.',
      },
    ],
  },
  {
    id: 'tests',
    title: 'How it is tested',
    paragraphs: ['Automated tests run on every change. One finding fails the build.'],
    list: [
      {
        term: 'axe, in Chromium',
        text: `All rules of axe-core on every public page, ${widths} wide, in the light scheme; the contrast rules in the dark scheme too. Forms are also checked with their errors showing.`,
      },
      {
        term: 'Text size',
        text: `Every public page with text at ${percent}% in a window of ${width} pixels, and with the spacing of WCAG 1.4.12 at ${widths}: nothing is cut off and nothing scrolls sideways.`,
      },
      {
        term: 'Motion',
        text: 'Every public page with less motion asked for: nothing moves or plays.',
      },
      {
        term: 'Keyboard',
        text: 'With key presses: the skip link, both menus, the film, carousels, the catalogue and the links in our emails. Not every control on every page.',
      },
      {
        term: 'Forced colours',
        text: 'The marks for the current page, the selected category, and the selected slide or picture.',
      },
      {
        term: 'Three engines',
        text: 'All of this runs in Chromium. The main journey, from the menu to a sent message, also runs in Firefox and in WebKit on Linux, when someone starts it.',
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
        text: 'Nobody who uses assistive technology every day has tested this site for us. Automated tests catch only some barriers.',
      },
      {
        term: 'Screen readers',
        text: 'We haven’t tested with NVDA, JAWS, VoiceOver or TalkBack.',
      },
      {
        term: 'Devices',
        text: 'We test windows the size of a phone, not phones. For Safari we test only its engine.',
      },
      ...(framedCompanies
        ? [
            {
              term: 'Frames',
              text: `We don’t test what ${framedCompanies} show in their frames. The contact form and plain links do the same job.`,
            },
          ]
        : []),
      {
        term: 'PDF',
        text: 'The gateway’s technical document has tags and an outline. Nobody has read it with a screen reader. Its facts are also on the gateway’s page.',
      },
    ],
  },
  {
    id: 'complaints',
    title: 'If something keeps you out',
    paragraphs: [
      `Tell us the page and what you were using. An engineer answers within ${brand.replyWithin} and sends the content in another format if that helps.`,
      'If our answer doesn’t help, you can report it to the Government of Ontario under the Accessibility for Ontarians with Disabilities Act (AODA).',
    ],
    link: { text: 'Use the contact form', href: pages.contact.path },
  },
];
