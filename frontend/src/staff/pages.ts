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

/** The id in the path of a contact's page, or undefined where none can be meant. */
export function contactAt(pathname: string): string | undefined {
  return idAfter(contactsPrefix, pathname);
}

/** The id in the path of a newsletter's page, or undefined where none can be meant. */
export function campaignAt(pathname: string): string | undefined {
  return idAfter(campaignsPrefix, pathname);
}

function idAfter(prefix: string, pathname: string): string | undefined {
  if (!pathname.startsWith(prefix)) return undefined;
  const found = pathname.slice(prefix.length).replace(/\/$/, '');
  return isId(found) ? found : undefined;
}

/** Whether a text can be the id of a contact or a newsletter: what somebody may read out on the phone. */
export function isId(text: string): boolean {
  return /^[\w-]{1,40}$/.test(text);
}
