import { readFileSync } from 'node:fs';
import { textResponse, type HttpRequest, type HttpResponse, type Origin } from '../http.ts';
import { recipientsOf } from '../ses/feedback.ts';
import type { Ses } from '../ses/ses.ts';
import { addressIn, type Email } from '../ses/email.ts';
import { Verdicts } from '../ses/receipt-headers.ts';
import { mayChange, mayRead } from './access.ts';
import { compose, type Draft } from './compose.ts';
import { pressOneClick } from './one-click.ts';
import { renderFrame, renderMail, renderPage, type View } from './page.ts';
import { receiveRaw } from './receive.ts';
import { readDraft, renderReceived, renderWriting, replyTo, type Prefill } from './write.ts';

const style = readFileSync(new URL('mailbox.css', import.meta.url), 'utf8');

interface MailboxOptions {
  readonly ses: Ses;
  /** The site's address. Mails may show its images. */
  readonly siteUrl: string;
  /** The authority of the site's certificate, in PEM. */
  readonly ca: string | undefined;
}

/** A handler's path and the parts of the request that it needs. */
type Route = (
  id: string,
  query: URLSearchParams,
  request: HttpRequest,
) => Promise<HttpResponse> | HttpResponse;

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
  const writing = (heading: string, action: string, prefill: Prefill, problem?: string) => {
    const main = renderWriting(heading, action, prefill, problem);
    return page(renderFrame(mail.emails, { title: heading, main }), problem ? 422 : 200);
  };
  /** Takes a mail from a form, as SES would from the author's mail program. @returns its id */
  const deliver = (draft: Draft) =>
    ses.receiver.receive(compose(draft), {
      recipients: [addressIn(draft.to)],
      from: addressIn(draft.from),
      verdicts: Verdicts.parse({}),
    });
  /** Responds to a form; to one that SES does not take with the reason, and what was written. */
  const send = async (
    request: HttpRequest,
    heading: string,
    action: string,
    respond: (id: string) => HttpResponse,
  ) => {
    let draft: Draft = { to: '', from: '', subject: '', text: '', headers: '' };
    try {
      draft = await readDraft(request);
      return respond(deliver(draft));
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return writing(heading, action, draft, `Not taken: ${problem}`);
    }
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
    'GET /mail/attachment': (id, query) =>
      withMail(id, ({ attachments }) => {
        const file = attachments[Number(query.get('number'))];
        return file ? download(file) : textResponse(404, 'text/plain', 'There is no such file.');
      }),
    'GET /mail/reply': (id) =>
      withMail(id, (email) =>
        writing(`Reply to ${email.subject}`, `/mail/${id}/reply`, replyTo(email)),
      ),
    'POST /mail/reply': (id, _, request) => {
      const email = mail.find(id);
      if (email === undefined) return withMail(id, () => redirect('/'));
      return send(request, `Reply to ${email.subject}`, `/mail/${id}/reply`, (received) => {
        mail.record(id, `Replied: SES has received it as ${received}`);
        return redirect(`/mail/${id}#history`);
      });
    },
    'GET /new': (_, query) => {
      const received = query.get('received');
      if (received !== null) return page(renderFrame(mail.emails, renderReceived(received)));
      const to = query.get('to') ?? ses.receiver.anAddress ?? '';
      const empty = { from: '', subject: '', text: '', headers: '' };
      return writing('New mail', '/new', { ...empty, to });
    },
    'POST /new': (_, __, request) =>
      send(request, 'New mail', '/new', (received) => redirect(`/new?received=${received}`)),
    'POST /receive': (_, query, request) => receiveRaw(ses.receiver, request, query),
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
      (await route?.(id, new URLSearchParams(request.query), request)) ??
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
function published(email: Email): object {
  const { messageId, at, from, destination, subject, headers, body } = email;
  const attachments = email.attachments.map(({ name, type, size }) => ({ name, type, size }));
  return { messageId, at, from, destination, subject, headers, attachments, body };
}

function json(body: object): HttpResponse {
  return textResponse(200, 'application/json', JSON.stringify(body));
}

function redirect(location: string): HttpResponse {
  return { status: 303, headers: new Headers({ location }), body: Buffer.alloc(0) };
}

/** A file of a mail, which a browser saves and never shows. */
function download({ name, type, content }: Email['attachments'][number]): HttpResponse {
  const encoded = encodeURIComponent(name).replaceAll("'", '%27');
  const headers = new Headers({
    'content-type': /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encoded}`,
    'content-security-policy': "default-src 'none'; sandbox",
  });
  return { status: 200, headers, body: Buffer.from(content, 'base64') };
}

function page(html: string, status = 200): HttpResponse {
  const response = textResponse(status, 'text/html; charset=utf-8', html);
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
