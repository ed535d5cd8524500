import { staffMenuPages } from '../frame/menu.ts';
import { campaignsPrefix, contactsPrefix, pages, paths } from '../pages.ts';
import { tabIn, viewIn } from '../contacts/view.ts';
import { subscribersIn, tabPath } from '../newsletter/subscriber-view.ts';

/** The id of a contact or a newsletter: what somebody may read out on the phone. */
const id = /^[\w-]{1,40}$/;

/** The sign-in that leads back to an address: a contact, a newsletter, the dashboard's tab or view, or a page of the menu. */
export function signInPathFor({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const contact = contactAt(pathname);
  if (contact !== undefined) return paths.signinFor(contact);
  const campaign = campaignAt(pathname);
  if (campaign !== undefined) return paths.signinForCampaign(campaign);
  const page = staffMenuPages.find((name) => pages[name] === pathname.replace(/\/$/, ''));
  if (page === 'adminDashboard') return dashboardIn(search).replace(pages[page], pages.adminSignin);
  return page === undefined ? pages.adminSignin : `${pages.adminSignin}?page=${page}`;
}

/** Where a sign-in leads, by its query: to a page of the staff area, whatever else an address names. */
export function pathAfterSignIn(search: string): string {
  const query = new URLSearchParams(search);
  const contact = query.get('contact') ?? '';
  if (id.test(contact)) return paths.contact(contact);
  const campaign = query.get('campaign') ?? '';
  if (id.test(campaign)) return paths.campaign(campaign);
  const page = staffMenuPages.find((name) => name === query.get('page'));
  return page === undefined ? dashboardIn(search) : pages[page];
}

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
  return id.test(found) ? found : undefined;
}

function dashboardIn(search: string): string {
  return tabPath(viewIn(search), tabIn(search), subscribersIn(search));
}
