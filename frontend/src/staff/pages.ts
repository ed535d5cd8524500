/** Every page of the staff area. A sign-in names its target by key. */
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
  adminCampaigns: '/admin/campaigns',
} as const;

/** The path prefix of a contact's page. */
export const contactsPrefix = '/admin/contacts/';

/** Every path that starts so is the page of a newsletter. */
export const campaignsPrefix = '/admin/campaigns/';

export const paths = {
  contact: (id: string) => contactsPrefix + id,
  /** The sign-in that leads to a contact. */
  signinFor: (contact: string) => `${pages.adminSignin}?contact=${contact}`,
  campaign: (id: string) => campaignsPrefix + id,
  /** The sign-in that leads to a newsletter. */
  signinForCampaign: (campaign: string) => `${pages.adminSignin}?campaign=${campaign}`,
} as const;
