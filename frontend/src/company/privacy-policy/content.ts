import { confirmationDays, consent } from '#contract/consent.ts';
import { evidenceMonths, retention } from '#contract/retention.ts';
import { pages } from '../../pages.ts';
import * as paths from '../../paths.ts';
import * as brand from '../../content/brand.ts';
import type { PageHead } from '../../content/head.ts';
import { framedCompanies } from '../../content/outside.ts';
import type { TextSectionWords } from '../../content/page.ts';
import { periodAtStart, periodInWords } from './period.ts';

const hosting = 'Amazon Web Services, region US East (Northern Virginia)';

export const privacy = {
  head: {
    title: `Privacy Policy | ${brand.name}`,
    description: `What ${brand.name} stores when you write to us or subscribe, where we keep it, for how long, and how to see, correct or delete it.`,
  } satisfies PageHead,
  title: 'Privacy Policy',
  inForce: { label: 'In force since', date: '2026-11-27', shown: 'November 27, 2026' },
  consentVersion: { label: 'Consent wording', version: consent.version },
  summaryTitle: 'In short',
  summary: [
    'We store what you send us, in a form or by email. Nothing else identifies you.',
    'We measure how fast our pages are, without cookies, identifiers or a trail of your visit.',
    'No ads, no profiles, no analytics company. We don’t tell anyone else you visited.',
    'One cookie, and only if you ask to stay on this site.',
  ],
  /** The summary's last sentence, around the address. */
  write: { before: 'Write to', after: 'to see, correct or delete what we hold.' },
  contents: 'On this page',
} as const;

export const privacySections: readonly TextSectionWords[] = [
  {
    id: 'collected',
    title: 'Information we collect',
    paragraphs: [
      'You can read every page without telling us who you are. We receive personal information in these ways only:',
    ],
    list: [
      {
        term: 'Contact form',
        text: 'First and last name, phone number, business email and your message. If you give them: a company name, the times when we may call you (“call me”), and the products you ask about with quantities.',
      },
      {
        term: 'Sent along with it',
        text: 'Your browser adds its time zone, so we don’t call in the middle of your night, and how long you took to write, which tells people from programs. Of that we keep only a mark on what looks like spam.\nWe add the date and time, a reference, the version of the consent you ticked, and a fingerprint that keeps a message from being stored twice.',
      },
      {
        term: 'Emails and calls',
        text: 'If you write to us or answer our email: your address, name, text and attachments, the email as we received it, and what our mail service found when it checked for spam, viruses and forged senders.\nIf you call: what we note of the call, with your name and number. We keep our answers with it.',
      },
      {
        term: 'Newsletter',
        text: 'Your email address, a reference, and the same spam mark.\nTo show that you agreed, we keep when and on which page the address was entered, the version of the words beside the form, and when and by which link it was confirmed or left.\nIf you gave us your address elsewhere and we brought it along: where you agreed. No network address. Sending a contact form never subscribes you.',
      },
      {
        term: 'Spam protection',
        text: 'With either form, your browser says how long the page was open. If that’s too short for a person, or if a field only programs see was filled in, we mark what you sent. We store it in any case, and we don’t keep the time itself.\nTo slow down floods, we count what comes from one network address, under a code that doesn’t reveal the address. The count means nothing after an hour and is deleted within days.',
      },
      {
        term: 'Your country',
        text: 'The network that delivers the site knows the country your connection comes from. It compares that with our list of regions, the continent first and then the country, and may send you to a sister site. This happens before the page is sent. Nothing is stored.',
      },
      {
        term: 'Technical records',
        text: 'For each request: time, page, status, size and duration. They leave out your network address, browser, cookies and the page you came from, and never contain what you typed.',
      },
      {
        term: 'Firewall',
        text: 'If a request looks like an attack, or is one of too many, we record its network address, what it asked for and what its browser calls itself. That lets us stop attacks.\nIt’s the only record with an address, and it holds neither cookies nor what was typed into a form.',
      },
      {
        term: 'Page speed',
        text: 'When you leave a page, your browser reports up to five numbers: how long the first byte, the first content and the largest element took to arrive, how long the page took to answer your slowest tap or key, and how far its layout moved.\nWith them go the name of the page (all products share one name) and whether you loaded it, followed a link or went back.\nThe report has no cookie and no identifier, no address with what you searched for, and names neither your device nor your browser. We keep it without your network address, so no two reports can be tied to you.',
      },
    ],
  },
  {
    id: 'use',
    title: 'How we use it',
    paragraphs: [
      'We don’t sell or rent personal information, build profiles, or let software decide anything about you.',
    ],
    list: [
      {
        term: 'Contact forms and emails',
        text: 'To answer you: to confirm by email that yours arrived, to write or call, prepare a quote, and follow up on the project you described.',
      },
      {
        term: 'Your consent',
        text: `The box you tick reads: “${consent.text}” It covers messages about your request and the products and services related to it.`,
      },
      {
        term: 'Newsletter addresses',
        text: 'To send the newsletter, about once a month, and only after the owner has confirmed the address from our email, or agreed elsewhere and we keep where. Nobody else can subscribe you.\nWe count how often each link of a newsletter is followed, without recording by whom, and no picture reports that you read it.',
      },
      {
        term: 'Leaving it',
        text: 'Every newsletter has a link to leave, and most mail programs show a button of their own.\nCan’t find one of our emails? Request an unsubscribe link below. It works immediately.',
      },
      {
        term: 'Technical and firewall records',
        text: 'To keep the site running and to find faults and attacks.',
      },
      { term: 'Page speed', text: 'To make pages faster.' },
      {
        term: 'Legal ground',
        text: 'Your consent under Canada’s Personal Information Protection and Electronic Documents Act (PIPEDA) and Anti-Spam Legislation (CASL) and, where it applies to you, Article 6(1)(a) of the GDPR.\nTo answer a question you asked, the GDPR also lets us rely on Article 6(1)(b).',
      },
    ],
    link: { text: 'Send me a link to leave the newsletter', href: pages.unsubscribe.path },
  },
  {
    id: 'cookies',
    title: 'Cookies and browser storage',
    paragraphs: ['Visitors get no cookie by default. This is all there is:'],
    list: [
      {
        term: 'Region cookie',
        text: 'Named “region”, and set for one year if you follow a link to stay on this site instead of a sister site. It holds the word “stay”.',
      },
      {
        term: 'Staff sign-in cookies',
        text: 'For our own staff when they sign in, named “__Host-staff-…”.\nThree last 30 minutes at most; one remembers for 90 days that this browser has signed in before. No script can read them.',
      },
      {
        term: 'Session storage',
        text: 'Until you close the tab, your browser remembers how far you scrolled, what you wrote in the contact form but haven’t sent, a random number that keeps a second try from becoming a second message, and whether a page was reloaded after an update.\nFor staff: that they’re signed in, what they last searched for, and an unsent note, which a logout deletes. Only that number is sent to us, with your message.',
      },
      {
        term: 'Local storage',
        text: 'The products you want to ask about, with quantities, until you send or remove them. They reach us only with your message.\nIf you turn the search shortcut or the staff shortcuts off or on, your browser remembers your choice.\nFor staff: also an unsent reply, which a logout deletes, the list they last chose, whether this browser notifies them, and that the server still has to be told of a logout.\nNone of that is sent to us.',
      },
      ...(framedCompanies
        ? [
            {
              term: 'Other companies',
              text: `What ${framedCompanies} show loads only when you press its button. From then on their policies apply, and they may set cookies.`,
            },
          ]
        : []),
    ],
  },
  {
    id: 'region',
    title: 'Staying on this site',
    paragraphs: [
      'If your connection comes from Africa, Egypt included, you’re sent to the sister site of your region. If we can’t tell the country, you stay here. This page is the same for everyone.',
      'The link below takes you to the home page and keeps you on this site for a year, with the cookie “region”. On any other page, add “?region=stay” to its address. Delete the cookie to undo it.',
    ],
    link: { text: `Stay on ${brand.name}`, href: paths.stay },
  },
  {
    id: 'sharing',
    title: 'Who we share it with',
    paragraphs: [
      `Contact forms, emails and newsletter addresses are stored with ${hosting}, which processes them for us under contract and may not use them for its own purposes. Information held in the United States can be subject to lawful requests by authorities there.`,
      'Inside the company, the staff who answer enquiries can read them, and may write notes on how they handled yours. Nobody else receives them unless a law or a court requires it.',
    ],
  },
  {
    id: 'security',
    title: 'How we protect it',
    paragraphs: [
      'Everything between your browser and us travels over TLS. Databases and files are encrypted and open only to the functions that need them. Each function can do only its own task: the one that receives messages can’t list them.',
      'Staff sign in with a personal password of at least twelve characters, and sessions end after eight hours. If a breach puts you at risk, we tell you and the Privacy Commissioner of Canada, as the law requires.',
    ],
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    paragraphs: [],
    list: [
      {
        term: 'Contact forms',
        text: `${periodAtStart(retention.contacts)} after our last exchange: your message, or what we last did about it.\nThen nobody sees them any more, and they’re deleted within days. Sooner if you ask.\nEmails and files that follow: as long, each from when it came.`,
      },
      {
        term: 'Notes and records of our staff',
        text: `What we note about your message: ${periodInWords(retention.contacts)} from when it was written, and never longer than the message. We keep a log of staff changes for ${periodInWords(retention.activity)}.`,
      },
      {
        term: 'Newsletter addresses',
        text: `Until you unsubscribe. After that they get no email, and stay for ${periodInWords(evidenceMonths)} to show that you agreed and left.\nThe same goes for addresses our email can’t reach or whose reader calls it spam, so nothing is sent there again.\nAn address nobody confirms is deleted after ${confirmationDays} days.`,
      },
      {
        term: 'Newsletters',
        text: 'The list of addresses that one goes to is deleted while it’s sent, after 90 days at most. Then only numbers remain.',
      },
      { term: 'Technical and firewall records', text: 'Three months at most.' },
      {
        term: 'Page speed',
        text: 'Single reports: three months at most. After that, only averages of all visitors, for fifteen months.',
      },
      {
        term: 'Backups',
        text: 'Deleted information stays in encrypted backups for up to 35 days. Then it’s gone.',
      },
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    paragraphs: [
      `You may ask what we hold about you, get a copy, have it corrected or deleted, and withdraw your consent at any time, for commercial messages and for the newsletter. Write to ${brand.privacyEmail} from the address concerned, or quote the reference of your message. We answer within 30 days. It costs nothing.`,
      'If our answer doesn’t satisfy you, you may complain to the Office of the Privacy Commissioner of Canada or, in the European Economic Area and the United Kingdom, to your data protection authority.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    paragraphs: [
      `When this policy changes, so does the date at the top. When the consent wording changes, it gets a new version. The current one is ${consent.version}, and each message keeps the version that was ticked. If a change would let us do more with what you already sent, we ask you first.`,
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    paragraphs: [
      `${brand.legalName} is responsible for the information described here. Our privacy officer answers by email, phone or mail:`,
    ],
  },
];
