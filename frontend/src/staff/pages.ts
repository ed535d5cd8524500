/** Every page of the staff area. A sign-in names the one that it leads to by its key. */
export const pages = {
  adminSignin: '/admin/signin',
  adminDashboard: '/admin/dashboard',
  adminNotifications: '/admin/notifications',
  adminAccount: '/admin/account',
  adminReplyTemplates: '/admin/reply-templates',
  adminTags: '/admin/tags',
  adminImport: '/admin/import',
  adminSearch: '/admin/search',
  adminPerson: '/admin/person',
  adminAudit: '/admin/audit',
  adminFigures: '/admin/figures',
  adminTeam: '/admin/team',
} as const;

/** Every path that starts so is the page of a contact. */
export const contactsPrefix = '/admin/contacts/';

export const paths = {
  contact: (id: string) => contactsPrefix + id,
  /** The sign-in that leads to a contact. */
  signinFor: (contact: string) => `${pages.adminSignin}?contact=${contact}`,
} as const;
