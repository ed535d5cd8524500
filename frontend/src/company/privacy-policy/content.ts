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
    description: `What ${brand.name} stores when you write to us or subscribe, where it is kept, for how long, and how to see, correct or delete it.`,
  } satisfies PageHead,
  title: 'Privacy Policy',
  inForce: { label: 'In force since', date: '2026-11-26', shown: 'November 26, 2026' },
  consentVersion: { label: 'Consent wording', version: consent.version },
  summaryTitle: 'In short',
  summary: [
    'We store what you send us in a form, and nothing else that points to you.',
    'We measure how fast our pages are, without a cookie, an identifier or a trail of your visit.',
    'No advertising, no profile, no analytics company. Nobody else learns of your visit before you click.',
    'One cookie, and only if you ask to stay on this site.',
    `Write to ${brand.privacyEmail} to see, correct or delete what we hold.`,
  ],
  contents: 'On this page',
} as const;

export const privacySections: readonly TextSectionWords[] = [
  {
    id: 'collected',
    title: 'Information we collect',
    paragraphs: [
      'You can read every page of this site without telling us who you are. We receive personal information in these ways only:',
    ],
    list: [
      {
        term: 'Contact form',
        text: 'First and last name, phone number, business email, your message, and, if you give them, a company name, the times when we may call (“call me”) and the products you ask about with their quantities. Your browser adds its time zone, so that we know your office hours, and how long ago you began, which tells programs from people; we keep no more of that than a mark on what looks like spam. We add the date and time, a reference, the version of the consent you ticked, and a fingerprint that lets us keep a message once when your browser sends it twice.',
      },
      {
        term: 'Newsletter',
        text: 'Your email address, a reference, and the same mark on what looks like spam. To show that you agreed, we keep when and on which page the address was entered, the version of the words beside the form, and when and by which link it was confirmed and left; no network address. Sending a contact form never subscribes you.',
      },
      {
        term: 'Spam protection',
        text: 'With either form, your browser says how long the page was open. If that is shorter than people need to write, or if a field that only programs find was filled in, we note it beside what you sent. We store what you sent in any case, and do not keep the time itself. To slow down floods, we count what comes from one network address: under a code from which the address cannot be read. The count means nothing after an hour and is deleted within days.',
      },
      {
        term: 'Your country',
        text: `The network that delivers the site knows the country your connection comes from. It is used once, to lead visitors to the sister site of their region, and is not stored.`,
      },
      {
        term: 'Technical records',
        text: 'For each request: time, page, status, size and duration. These records leave out your network address, browser, cookies and the page you came from, and never contain what you typed.',
      },
      {
        term: 'Firewall',
        text: 'A request that looks like an attack, or is one of too many, is recorded with the network address it came from, what it asked for and what its browser calls itself, so that we can stop attacks. It is the only record with an address, and holds neither cookies nor what was typed into a form.',
      },
      {
        term: 'Speed of our pages',
        text: 'When you look away from a page, your browser reports up to five numbers: how long its first byte, its first content and its largest element took to arrive, how long it took to answer your slowest tap or key, and how far its layout moved. With them go the name of the page, all products sharing one name, and whether you loaded it, came by a link or went back to it. The report has no cookie, no identifier, no address with what you searched for, and names neither your device nor your browser. We keep it without your network address, so that no two reports can be told to be yours.',
      },
    ],
  },
  {
    id: 'use',
    title: 'How we use it',
    paragraphs: [
      `We use a contact form to answer it: to write or call, to prepare a quotation, and to follow up on the project you described. The box you tick reads: “${consent.text}” It covers messages about your request and the products and services that concern it.`,
      'We use a newsletter address to send the newsletter, about once a month, and only after its owner has confirmed it by a mail of ours: nobody can subscribe you. Each newsletter has a link by which you leave, and most mail programs show a button of their own for it. If you have no mail of ours at hand, ask below for a link. Leaving takes effect at once.',
      'We use technical and firewall records to keep the site running and to find faults and attacks, and the speed of our pages to make them faster. We do not sell or rent personal information, build profiles, or let software decide anything about you.',
      'The legal ground is your consent under Canada’s Personal Information Protection and Electronic Documents Act (PIPEDA) and Anti-Spam Legislation (CASL) and, where it applies to you, Article 6(1)(a) of the GDPR. To answer a question you asked, the GDPR also lets us rely on Article 6(1)(b).',
    ],
    link: { text: 'Have a link sent to leave the newsletter', href: pages.unsubscribe.path },
  },
  {
    id: 'cookies',
    title: 'Cookies and browser storage',
    paragraphs: ['Visitors get no cookie by default. These are all that exist:'],
    list: [
      {
        term: 'region',
        text: 'Set for one year if you follow a link that asks to stay on this site rather than be led to a sister site. It holds the word “stay”.',
      },
      {
        term: '__Host-staff-…',
        text: 'Cookies for our own staff when they sign in: three last for 30 minutes at most, one remembers for 90 days that this browser has signed in before. No script can read them.',
      },
      {
        term: 'Session storage',
        text: 'Until you close the tab, your browser remembers how far you had scrolled, what you wrote into the contact form and have not sent, and whether a page was reloaded after an update; for staff, that they are signed in, what they last searched for, and a note that they have not sent, which a logout deletes. None of it is sent to us.',
      },
      {
        term: 'Local storage',
        text: 'The products you want to ask about, with their quantities, until you send or remove them: they reach us with your message alone. If you switch the key that opens the search, or the keys of the staff area, off or on, your browser remembers your choice; for staff, also that a logout is still to be told to the server. That is not sent to us.',
      },
      ...(framedCompanies
        ? [
            {
              term: 'Other companies',
              text: `What ${framedCompanies} show in a frame of ours loads only when you press its button. From then on their own policies apply, and they may set cookies of their own.`,
            },
          ]
        : []),
    ],
  },
  {
    id: 'region',
    title: 'Staying on this site',
    paragraphs: [
      `Visitors whose connection comes from Africa are led to the sister site of their region. This page is the same for everybody. The link below brings you to the home page and keeps you on this site for a year, by the cookie “region”; on any other page, add “?region=stay” to its address. Deleting the cookie undoes it.`,
    ],
    link: { text: `Stay on ${brand.name}`, href: paths.stay },
  },
  {
    id: 'sharing',
    title: 'Who we share it with',
    paragraphs: [
      `Contact forms and newsletter addresses are stored with ${hosting}, which processes them for us under contract and may not use them for itself. Information held in the United States can be subject to lawful requests of its authorities.`,
      'Inside the company, the staff who answer inquiries can read them, and may write notes about how they handled yours. Nobody else receives them unless a law or a court obliges us.',
    ],
  },
  {
    id: 'security',
    title: 'How we protect it',
    paragraphs: [
      'Everything between your browser and us travels over TLS. The databases are encrypted, reachable only by the functions that need them, and each function may do only its own task: the one that receives messages cannot list them.',
      'Staff sign in with a personal password of at least twelve characters; their sessions end after eight hours. If a breach puts you at risk, we tell you and the Privacy Commissioner of Canada as the law requires.',
    ],
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    paragraphs: [],
    list: [
      {
        term: 'Contact forms',
        text: `${periodAtStart(retention.contacts)} after our last exchange: your message, or what we last did about it. Then nobody sees them any more, and within days they are deleted. Sooner if you ask.`,
      },
      {
        term: 'Notes and records of our staff',
        text: `What we note about your message: ${periodInWords(retention.contacts)} from when it was written, and never longer than the message. Who of our staff changed what, and when: ${periodInWords(retention.activity)}.`,
      },
      {
        term: 'Newsletter addresses',
        text: `Until you unsubscribe. Then they get no mail, and stay for ${periodInWords(evidenceMonths)} to show that you had agreed and left; so do addresses that our mail cannot reach, or whose reader calls it spam, so that none goes there. An address that nobody confirms is deleted after ${confirmationDays} days.`,
      },
      { term: 'Technical and firewall records', text: 'Three months at most.' },
      {
        term: 'Speed of our pages',
        text: 'Single reports three months at most; what remains is averages of all visitors, for fifteen months.',
      },
      {
        term: 'Backups',
        text: 'Deleted information remains in encrypted backups for up to 35 days, then is gone.',
      },
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    paragraphs: [
      `You may ask what we hold about you, receive a copy, have it corrected or deleted, and withdraw your consent at any time, to commercial messages as to the newsletter. Write to ${brand.privacyEmail} from the address concerned, or quote the reference of your message. We answer within 30 days and it costs nothing.`,
      'If our answer does not satisfy you, you may complain to the Office of the Privacy Commissioner of Canada or, in the European Economic Area and the United Kingdom, to your data protection authority.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    paragraphs: [
      `When this policy changes, the date at the top changes with it. When the words of the consent change, they get a new version; the one in use is ${consent.version}, and each message keeps the version that was ticked. If a change would let us do more with what you already sent, we ask you first.`,
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    paragraphs: [
      `${brand.legalName} is responsible for the information described here. Our privacy officer reads ${brand.privacyEmail}. By telephone or post:`,
    ],
  },
];
