import { keysOf } from '../../ui/keys-of.ts';
import { tabIn, viewIn, viewPath } from '../contact-parts/view.ts';
import { subscribersIn } from '../newsletter/subscriber-view.ts';
import { campaignAt, contactAt, isId, pages, paths } from '../pages.ts';

/** The sign-in that leads back to an address of the staff area. */
export function signInPathFor({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const contact = contactAt(pathname);
  if (contact !== undefined) return paths.signinFor(contact);
  const campaign = campaignAt(pathname);
  if (campaign !== undefined) return paths.signinForCampaign(campaign);
  const page = targets.find((name) => pages[name] === pathname.replace(/\/$/, ''));
  if (page === 'adminDashboard') return dashboardIn(search).replace(pages[page], pages.adminSignin);
  return page === undefined ? pages.adminSignin : `${pages.adminSignin}?page=${page}`;
}

/** The path to open after a sign-in, from its query: always a page of the staff area, whatever address the query names. */
export function pathAfterSignIn(search: string): string {
  const query = new URLSearchParams(search);
  const contact = query.get('contact') ?? '';
  if (isId(contact)) return paths.contact(contact);
  const campaign = query.get('campaign') ?? '';
  if (isId(campaign)) return paths.campaign(campaign);
  const page = targets.find((name) => name === query.get('page'));
  return page === undefined ? dashboardIn(search) : pages[page];
}

/** Every page but the sign-in itself. */
const targets = keysOf(pages).filter((name) => name !== 'adminSignin');

function dashboardIn(search: string): string {
  return viewPath(viewIn(search), { tab: tabIn(search), subscribers: subscribersIn(search) });
}
