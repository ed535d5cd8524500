import { tokenPattern } from '#contract/limits.ts';
import { redirects } from '../http/api.ts';
import { pathParameter } from '../http/api-event.ts';

const page = '/newsletter/leave';

/**
 * `GET /newsletter/unsubscribe/{token}`, as a mail program opens it that shows List-Unsubscribe as a link: to the page
 * that asks, with the token where no log has it. Whether it is one of ours, the page's button finds out.
 */
export const handler = redirects((event) => {
  const token = pathParameter(event, 'token');
  return tokenPattern.test(token) ? `${page}#${token}` : page;
});
