import { pageAt, pages } from '../../pages.ts';
import { paths } from '../../paths.ts';
import { staffMenuPages } from '../frame/menu.ts';
import { tabIn, viewIn } from '../contacts/view.ts';
import { subscribersIn, tabPath } from '../newsletter/subscriber-view.ts';

/** The id of a contact: what somebody may read out on the phone. */
const contactId = /^[\w-]{1,40}$/;

/** The sign-in that leads back to the dashboard's tab or view. */
export function signInPathFor(search: string): string {
  const path = tabPath(viewIn(search), tabIn(search), subscribersIn(search));
  return path.replace(pages.adminDashboard.path, pages.adminSignin.path);
}

/** The sign-in that leads to a page of the menu. */
export function signInPathTo(pathname: string): string {
  return `${pages.adminSignin.path}?page=${pageAt(pathname)}`;
}

/** Where a sign-in leads, by its query: to a page of the staff area, whatever else an address names. */
export function pathAfterSignIn(search: string): string {
  const query = new URLSearchParams(search);
  const contact = query.get('contact') ?? '';
  if (contactId.test(contact)) return paths.adminContact(contact);
  const page = staffMenuPages.find((name) => name === query.get('page'));
  return page === undefined
    ? tabPath(viewIn(search), tabIn(search), subscribersIn(search))
    : pages[page].path;
}

/** The id in the path of a contact's page, or undefined where none can be meant. */
export function contactAt(pathname: string): string | undefined {
  const [, id = ''] = /^\/admin\/contacts\/([^/]*)\/?$/.exec(pathname) ?? [];
  return contactId.test(id) ? id : undefined;
}
