import type { pages } from '../pages.ts';

/** The staff area's menu, in its order. A sign-in leads to any of these pages. */
export const staffMenu = {
  adminDashboard: 'Dashboard',
  adminSearch: 'Search',
  adminPerson: 'Person',
  adminReplyTemplates: 'Templates',
  adminTags: 'Tags',
  adminAudit: 'Audit',
  adminNotifications: 'Notifications',
  adminAccount: 'Account',
} as const satisfies Partial<Record<keyof typeof pages, string>>;

export type MenuPage = keyof typeof staffMenu;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant
export const staffMenuPages = Object.keys(staffMenu) as MenuPage[];
