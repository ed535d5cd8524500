import type { ConsentEvent } from '#contract/newsletter.ts';
import * as brand from '../content/brand.ts';
import type { pages } from './pages.ts';
import { staffTitle } from './staff-title.ts';

export const shell = {
  area: 'Staff area',
  undo: 'Undo',
  home: `${brand.name} home`,
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

/** The pages of the account menu, in order. */
export const accountMenu = {
  adminNotifications: 'Notifications',
  adminCampaigns: 'Newsletters',
  adminReplyTemplates: 'Reply templates',
  adminTags: 'Tags',
  adminPerson: 'Person',
  adminAudit: 'Audit',
  adminFigures: 'Figures',
  adminTeam: 'Team',
  adminAccount: 'Account',
} as const satisfies Partial<Record<keyof typeof pages, string>>;

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
  usersFailed: 'Your colleagues could not be loaded, so you cannot choose one.',
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
      honeypot: 'filled in a field that people cannot see',
      'too-fast': 'sent faster than people write',
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
    pending: 'Waiting for confirmation',
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
    visitorTime: 'Visitor’s time',
  },
} as const;
