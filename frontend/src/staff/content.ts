import type { ConsentEvent } from '#contract/newsletter.ts';
import type { Words } from '../forms/rules.ts';
import { limits } from '#contract/limits.ts';
import { sessionSeconds } from '#contract/staff-session.ts';
import * as brand from '../content/brand.ts';
import { staffTitle } from './staff-title.ts';

const password = { min: limits.password.min, max: limits.password.max };

export const signIn = {
  documentTitle: staffTitle('Login'),
  title: 'Admin Login',
  problemsHeading: 'There is a problem',
  username: 'Username',
  password: 'Password',
  submit: 'Login',
  busy: 'Signing in…',
  problems: {
    username: {
      required: 'Enter your username',
      too_long: `Username must be ${limits.username.max} characters or fewer`,
      otherwise: 'Enter your username: plain letters, digits and signs, without spaces',
    },
    password: {
      required: 'Enter your password',
      otherwise: `Password must be ${password.max} characters or fewer`,
    },
  } satisfies Words<'username' | 'password'>,
  mismatch: 'Invalid credentials!',
} as const;

export const passwordToggle = { show: 'Show password', hide: 'Hide password' } as const;

/** Failures without field errors. */
export const staffFailures = {
  tooMany: (seconds: number) => {
    const minutes = Math.ceil(seconds / 60);
    return `Too many attempts. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`;
  },
  unavailable: 'The server cannot sign anyone in at the moment. Try again in a minute.',
  unreachable: 'The server did not answer. Check your connection, then try again.',
  refused: 'The server refused this sign-in. Reload the page, then try again.',
} as const;

/** Why the sign-in page appears again. */
export const notices = {
  expired: 'That took longer than ten minutes. Sign in once more, with your password.',
  ended: 'Your session has ended. Sign in again.',
  loggedOut: 'You are logged out.',
  passwordChanged:
    'Your password is changed, and all of your sessions have ended. Sign in with the new one.',
  unconfirmed: `You are logged out in this tab, but the server could not be told. Until it is, the session in this browser can last up to ${sessionSeconds.idle / 60} minutes.`,
  blocked:
    'This browser blocks cookies and site data for this site, so nobody stays signed in here. Allow them in its settings, then load the page again.',
  retry: 'Tell the server now',
  confirmed: 'The server has ended the session.',
} as const;

export const frame = {
  area: 'Staff area',
  undo: 'Undo',
  home: `${brand.name} home`,
  /** The menu's label; its entries are in `menu.ts`. */
  menu: 'Staff pages',
  search: 'Search',
  newCall: 'New',
  account: 'Account menu',
  signedInAs: 'Signed in as',
  failed: {
    title: 'This page did not load.',
    text: 'We may have published a new version while this tab was open, or the connection dropped.',
    action: 'Load it again',
  },
  notFound: {
    documentTitle: staffTitle('404'),
    title: '404',
    text: 'The staff area has no page at this address.',
    link: 'Contacts',
  },
} as const;

export const dashboard = {
  documentTitle: staffTitle('Dashboard'),
  title: 'Admin Dashboard',
  /** The tab's title counts new arrivals that the list does not show yet. */
  counted: (arrived: number, title: string) => `${arrived > 0 ? `(${arrived}) ` : ''}${title}`,
  logout: 'Logout',
  loggingOut: 'Logging out…',
  loading: 'Loading...',
  sessionUnknown:
    'The server did not say whether you are signed in. Check your connection, then try again.',
  tabs: 'Lists',
  contacts: {
    tab: 'Contacts',
    heading: 'Contact Submissions',
    card: (id: string) => `Contact #${id}`,
    select: (contact: string) => `Select ${contact}`,
    titleStart: 'Contact ',
    number: (id: string) => `#${id}`,
    empty: 'No contacts available.',
    filter: 'Filter contacts',
    failed: 'The contacts could not be loaded.',
    emptyView: (status: string) => `No ${status} contacts here.`.replace('  ', ' '),
    assignedTo: (username: string) => `Assigned to ${username}`,
    noneOpen: 'Choose a contact to read it here.',
    overdue: 'overdue',
    source: { mail: 'By email', phone: 'By phone' },
    views: {
      open: 'Views:',
      byStatus: 'Contacts by status',
      byAssignee: 'Contacts by assignee',
      todo: 'To do',
      all: 'All',
      everyone: 'Everyone’s',
      mine: 'Mine',
      unassigned: 'Unassigned',
      overdue: 'Overdue',
      snoozed: 'Snoozed',
      oldestFirst: 'Oldest first',
      many: (count: number) => `${count}+`,
    },
    newest: {
      arrived: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
      changed: 'Show what has changed',
    },
  },
  newsletter: {
    tab: 'Newsletter',
    heading: 'Newsletter Subscriptions',
    card: (id: string) => `Subscriber #${id}`,
    empty: 'No newsletter subscribers available.',
    filter: 'Filter subscribers',
    failed: 'The subscribers could not be loaded.',
  },
  connection: {
    offline:
      'You are offline. This was loaded earlier; you can make changes when you are back online.',
    lost: 'The server does not respond. What you see may be out of date.',
  },
  unfold: 'Show all',
  fold: 'Show less',
  usersFailed: 'Your colleagues could not be loaded, so nobody can be chosen.',
  retry: 'Retry',
  more: 'Load more',
  loadingMore: 'Loading more…',
  count: (shown: number, loaded: number, more: boolean) => {
    const all = more ? `the newest ${loaded}` : `${loaded}`;
    return shown === loaded
      ? more
        ? `The newest ${loaded}`
        : `${loaded} in all`
      : `${shown} of ${all}`;
  },
  noMatch: (text: string) => `Nothing loaded so far matches “${text}”.`,
  spam: {
    mark: 'Suspected spam:',
    reasons: {
      decoy: 'filled in a field that people cannot see',
      hasty: 'sent faster than people write',
      untimed: 'not sent from our page',
      blocked: 'the sender is blocked',
    },
    hide: (count: number) => `Hide spam (${count})`,
    allHidden: 'All that is loaded so far is suspected spam.',
  },
  copy: 'Copy',
  // Without the texts of what it opens, which load with it.
  export: 'Export',
  copyAll: 'Copy addresses',
  subscriberStatus: {
    pending: 'Waits for confirmation',
    confirmed: 'Confirmed',
    left: 'Left',
    bounced: 'Bounced',
    complained: 'Complained',
  },
  consentEvents: {
    asked: 'Entered',
    confirmed: 'Confirmed',
    left: 'Left',
    restored: 'Removal undone',
    bounced: 'Bounced',
    complained: 'Reported as spam',
    lifted: 'Suppression lifted',
    imported: 'Imported',
  } satisfies Record<ConsentEvent['event'], string>,
  copied: 'Copied',
  copyFailed: 'Copying is blocked in this browser',
  fields: {
    name: 'Name',
    about: 'About',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    visitorTime: 'Visitor’s time',
  },
} as const;
