import type { pages } from '../pages.ts';

/** The staff area's menu, in its order. A sign-in leads to any of these pages. */
export const staffMenu = {
  adminDashboard: 'Dashboard',
  adminSearch: 'Search',
  adminPerson: 'Person',
  adminReplyTemplates: 'Templates',
  adminAudit: 'Audit',
  adminFigures: 'Figures',
  adminTeam: 'Team',
  adminNotifications: 'Notifications',
  adminAccount: 'Account',
} as const satisfies Partial<Record<keyof typeof pages, string>>;

export type MenuPage = keyof typeof staffMenu;

/** The pages of owners, which agents are not offered. */
export const ownerPages: ReadonlySet<MenuPage> = new Set(['adminTeam']);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant
export const staffMenuPages = Object.keys(staffMenu) as MenuPage[];
