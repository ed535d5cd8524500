import type { Email } from '../ses/email.ts';
import { escape } from './escape.ts';
import { oneClickUrl } from './one-click.ts';

type Part = 'html' | 'text' | 'headers';
type Scheme = 'light' | 'dark';

/** The mail that is open. */
export interface View {
  readonly email: Email;
  readonly part: Part | undefined;
  /** The colour scheme in which its HTML is shown. Undefined: the browser's. */
  readonly scheme: Scheme | undefined;
}

/** The list of mail, newest first. One of them may be open. */
export function renderPage(emails: readonly Email[], view?: View): string {
  return view === undefined
    ? renderFrame(emails, { main: renderHint(emails.length) })
    : renderFrame(emails, {
        title: view.email.subject,
        openId: view.email.messageId,
        main: renderView(view),
      });
}

interface Main {
  readonly title?: string;
  /** The mail that the list marks. */
  readonly openId?: string | undefined;
  readonly main: string;
}

/** A page beside the list of mail. */
export function renderFrame(emails: readonly Email[], { title, openId, main }: Main): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(title === undefined ? 'Mailbox' : `${title} · Mailbox`)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/mailbox.css">
</head>
<body class="${title === undefined ? 'listing' : 'reading'}">
<header>
<p class="name"><a href="/">Mailbox</a></p>
<p>${emails.length} ${emails.length === 1 ? 'mail' : 'mails'}, sent nowhere</p>
<form action="/new"><button>New mail to …</button></form>
<form method="post" action="/clear"><button${emails.length === 0 ? ' disabled' : ''}>Delete all</button></form>
</header>
<nav aria-label="Mail">${renderList(emails.toReversed(), openId)}</nav>
<main>${main}</main>
</body>
</html>
`;
}

/** A mail's HTML in a colour scheme. Its links open in a new tab. */
export function renderMail(html: string, scheme: Scheme | undefined): string {
  const base = '<base target="_blank">';
  const document = scheme ? forceScheme(html, scheme) : html;
  return /<head[^>]*>/i.test(document)
    ? document.replace(/<head[^>]*>/i, (head) => head + base)
    : `<!doctype html>${base}${document}`;
}

/** A frame always has the browser's scheme, so this resolves the mail's own conditions. */
function forceScheme(html: string, scheme: Scheme): string {
  return html
    .replaceAll(/\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g, (_, asked: string) =>
      asked === scheme ? '(min-width: 0)' : '(max-width: 0)',
    )
    .replaceAll(/(color-scheme(?:\s*:\s*|"\s+content="))(?:light dark|dark light)/g, `$1${scheme}`);
}

function renderList(emails: readonly Email[], openId: string | undefined): string {
  const items = emails.map(({ messageId, subject, destination, at }) => {
    const current = messageId === openId ? ' aria-current="page"' : '';
    return `<li><a href="/mail/${messageId}"${current}>
<strong>${escape(subject)}</strong> <span>${escape(destination.to.join(', '))}</span> ${time(at)}</a></li>`;
  });
  return `<ol>${items.join('\n')}</ol>`;
}

function renderHint(count: number): string {
  return `<h1>Mailbox</h1>
<p>${count === 0 ? 'No mail yet. What the site sends appears here when the page is loaded again.' : 'Choose a mail.'}</p>`;
}

function renderView({ email, part, scheme }: View): string {
  const { messageId, subject, from, destination, at, body } = email;
  const shown = part ?? (body.html === undefined ? 'text' : 'html');
  const fields = Object.entries({
    From: from,
    To: destination.to.join(', '),
    Cc: destination.cc.join(', '),
    Bcc: destination.bcc.join(', '),
  }).filter(([, value]) => value !== '');
  return `<p class="back"><a href="/">All mail</a></p>
<h1>${escape(subject)}</h1>
<dl>${fields.map(([name, value]) => `<dt>${name}</dt><dd>${escape(value)}</dd>`).join('')}<dt>Date</dt><dd>${time(at)}</dd></dl>
${renderAttachments(email)}
${renderActions(email)}
${renderHistory(email)}
<nav aria-label="Parts" class="parts">
${(['html', 'text', 'headers'] as const).map((name) => renderTab(messageId, name, shown)).join('\n')}
</nav>
${renderPart(email, shown, scheme)}`;
}

function renderActions(email: Email): string {
  const action = (name: string, label: string, disabled = false) =>
    `<form method="post" action="/mail/${email.messageId}/${name}"><button${disabled ? ' disabled' : ''}>${label}</button></form>`;
  const offersOneClick = oneClickUrl(email) !== undefined;
  return `<div class="actions">
<form action="/mail/${email.messageId}/reply"><button>Reply</button></form>
${action('bounce', 'Bounce')}
${action('complain', 'Complain')}
${action('unsuppress', 'Take off the suppression list')}
${action('unsubscribe', 'Unsubscribe with one click', !offersOneClick)}
${offersOneClick ? '' : '<p>This mail has no List-Unsubscribe headers.</p>'}
</div>`;
}

function renderAttachments({ messageId, attachments }: Email): string {
  if (attachments.length === 0) return '';
  const items = attachments.map(
    ({ name, type, size }, number) =>
      `<li><a href="/mail/${messageId}/attachment?number=${number}" download>${escape(name)}</a> <span>${escape(type)}, ${size.toLocaleString('en-CA')} bytes</span></li>`,
  );
  return `<ul class="attachments" aria-label="Attachments">${items.join('')}</ul>`;
}

function renderHistory({ history }: Email): string {
  if (history.length === 0) return '';
  const items = history.map(({ at, text }) => `<li>${time(at)} ${escape(text)}</li>`);
  return `<section id="history" tabindex="-1" aria-label="History"><ul>${items.join('')}</ul></section>`;
}

function renderTab(id: string, part: Part, shown: Part): string {
  const label = { html: 'HTML', text: 'Text', headers: 'Headers' }[part];
  return `<a href="/mail/${id}?part=${part}"${part === shown ? ' aria-current="page"' : ''}>${label}</a>`;
}

function renderPart(email: Email, part: Part, scheme: Scheme | undefined): string {
  const { messageId, body, headers } = email;
  if (part === 'headers') {
    const rows = Object.entries(headers).map(
      ([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`,
    );
    return `<dl class="headers">${rows.join('')}</dl>`;
  }
  const content = body[part];
  if (content === undefined) return '<p>The mail has no such part.</p>';
  if (part === 'text') return `<pre tabindex="0" aria-label="Text">${escape(content)}</pre>`;
  const schemes = (['light', 'dark'] as const).map(
    (name) =>
      `<a href="/mail/${messageId}?part=html&amp;scheme=${name}"${name === scheme ? ' aria-current="true"' : ''}>${name === 'light' ? 'Light' : 'Dark'}</a>`,
  );
  return `<nav aria-label="Colour scheme" class="parts">${schemes.join('\n')}</nav>
<iframe src="/mail/${messageId}/html${scheme ? `?scheme=${scheme}` : ''}" title="HTML of the mail" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
}

function time(at: string): string {
  const shown = new Date(at).toLocaleString('en-CA', { dateStyle: 'medium', timeStyle: 'medium' });
  return `<time datetime="${escape(at)}">${escape(shown)}</time>`;
}
