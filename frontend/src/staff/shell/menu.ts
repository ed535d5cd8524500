import type { pages } from '../pages.ts';

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

type MenuPage = keyof typeof accountMenu;

/** The pages for owners only. */
export const ownerPages: ReadonlySet<MenuPage> = new Set(['adminTeam']);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant
export const accountMenuPages = Object.keys(accountMenu) as MenuPage[];
