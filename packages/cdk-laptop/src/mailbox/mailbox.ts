import { readFileSync } from 'node:fs';
import { textResponse, type HttpRequest, type HttpResponse, type Origin } from '../http.ts';
import type { Email } from '../ses/email.ts';
import { recipientsOf } from '../ses/feedback.ts';
import type { Ses } from '../ses/ses.ts';
import { mayChange, mayRead } from './access.ts';
import { pressOneClick } from './one-click.ts';
import { renderMail, renderPage, type View } from './page.ts';

const style = readFileSync(new URL('mailbox.css', import.meta.url), 'utf8');

interface MailboxOptions {
  readonly ses: Ses;
  /** The site's address. Mails may show its images. */
  readonly siteUrl: string;
  /** The authority of the site's certificate, in PEM. */
  readonly ca: string | undefined;
}

/** A handler's path and the parts of the request that it needs. */
type Route = (id: string, query: URLSearchParams) => Promise<HttpResponse> | HttpResponse;

/** The laptop's inbox: all mail that SES has accepted, with its readers' buttons. It works without script. */
export function openMailbox({ ses, siteUrl, ca }: MailboxOptions): Origin {
  const { mail } = ses;
  const withMail = (id: string, respond: (email: Email) => HttpResponse) => {
    const email = mail.find(id);
    return email ? respond(email) : textResponse(404, 'text/plain', 'There is no such mail.');
  };
  const change =
    (act: (email: Email) => Promise<void> | void): Route =>
    async (id) => {
      const email = mail.find(id);
      if (email) await act(email);
      return withMail(id, () => redirect(`/mail/${id}#history`));
    };
  const routes: Readonly<Record<string, Route>> = {
    'GET /': () => page(renderPage(mail.emails)),
    'GET /mailbox.css': () => textResponse(200, 'text/css', style),
    'GET /mail': (id, query) =>
      withMail(id, (email) => page(renderPage(mail.emails, { email, ...viewOf(query) }))),
    'GET /mail/html': (id, query) =>
      withMail(id, ({ body }) =>
        framed(renderMail(body.html ?? '', viewOf(query).scheme), siteUrl),
      ),
    'GET /store': () => json({ emails: mail.emails.map(published) }),
    'DELETE /store': () => {
      mail.clear();
      ses.suppressed.clear();
      return json({ emails: [] });
    },
    'POST /clear': () => {
      mail.clear();
      return redirect('/');
    },
    'POST /mail/bounce': change((email) => ses.report('BOUNCE', email)),
    'POST /mail/complain': change((email) => ses.report('COMPLAINT', email)),
    'POST /mail/unsuppress': change((email) => {
      ses.suppressed.remove(recipientsOf(email));
      mail.record(email.messageId, 'Off the suppression list');
    }),
    'POST /mail/unsubscribe': change(async (email) => {
      mail.record(email.messageId, `Unsubscribe pressed: ${await pressOneClick(email, ca)}`);
    }),
  };
  return async (request) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (!(method === 'GET' ? mayRead(request.headers) : mayChange(request.headers))) {
      return secured(textResponse(403, 'text/plain', 'Only the mailbox itself may do this.'));
    }
    const { name, id } = routeOf(request);
    const route = Object.hasOwn(routes, `${method} ${name}`)
      ? routes[`${method} ${name}`]
      : undefined;
    const response =
      (await route?.(id, new URLSearchParams(request.query))) ??
      textResponse(404, 'text/plain', 'There is no such page.');
    return secured(response);
  };
}

/** `/mail/<id>/bounce` is the route `/mail/bounce`. */
function routeOf({ path }: HttpRequest): { name: string; id: string } {
  const [, id = '', action = ''] = /^\/mail\/([\w-]+)(\/[a-z]+)?$/.exec(path) ?? [];
  return { id, name: id === '' ? path : `/mail${action}` };
}

function viewOf(query: URLSearchParams): Pick<View, 'part' | 'scheme'> {
  const part = query.get('part');
  const scheme = query.get('scheme');
  return {
    part: part === 'text' || part === 'headers' || part === 'html' ? part : undefined,
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : undefined,
  };
}

/** The mail as tests read it. */
function published({ messageId, at, from, destination, subject, headers, body }: Email): object {
  return { messageId, at, from, destination, subject, headers, body };
}

function json(body: object): HttpResponse {
  return textResponse(200, 'application/json', JSON.stringify(body));
}

function redirect(location: string): HttpResponse {
  return { status: 303, headers: new Headers({ location }), body: Buffer.alloc(0) };
}

function page(html: string): HttpResponse {
  const response = textResponse(200, 'text/html; charset=utf-8', html);
  const policy = "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'";
  response.headers.set(
    'content-security-policy',
    `${policy}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  return response;
}

/** A mail's own document: no scripts, no forms, only the site's images, and links in a new tab. */
function framed(html: string, siteUrl: string): HttpResponse {
  const response = textResponse(200, 'text/html; charset=utf-8', html);
  const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src data: ${siteUrl}`;
  response.headers.set(
    'content-security-policy',
    `${policy}; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`,
  );
  return response;
}

function secured(response: HttpResponse): HttpResponse {
  response.headers.set('cache-control', 'no-store');
  response.headers.set('x-content-type-options', 'nosniff');
  response.headers.set('cross-origin-resource-policy', 'same-origin');
  response.headers.set('cross-origin-opener-policy', 'same-origin');
  // With "no-referrer", browsers would send the mailbox's own forms with the origin "null".
  response.headers.set('referrer-policy', 'same-origin');
  return response;
}
