import { readBody, type HttpRequest } from '../http.ts';
import type { Email } from '../ses/email.ts';
import { headerOf } from '../ses/headers.ts';
import { maxReceivedBytes } from '../ses/receiver.ts';
import { Draft } from './compose.ts';
import { escape } from './escape.ts';

/** What is known of a mail before it is written. */
export type Prefill = Pick<Draft, 'to' | 'from' | 'subject' | 'text' | 'headers'>;

/** A reply as a mail program begins it (RFC 5322, 3.6.4): to the reply address, in the thread, with the text quoted. */
export function replyTo({ from, headers, destination, subject, body, at }: Email): Prefill {
  const messageId = headerOf(headers, 'Message-ID') ?? '';
  const references = [
    headerOf(headers, 'References') ?? headerOf(headers, 'In-Reply-To'),
    messageId,
  ];
  const quoted = (body.text ?? '').trimEnd().replaceAll(/^/gm, '> ');
  return {
    to: headerOf(headers, 'Reply-To') ?? from,
    from: destination.to[0] ?? '',
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
    text: `\n\nOn ${new Date(at).toUTCString()}, ${from} wrote:\n${quoted}\n`,
    headers: `In-Reply-To: ${messageId}\nReferences: ${references.filter(Boolean).join(' ')}`,
  };
}

/** The form of a new mail. It is sent to the address of its page. @param problem why it was not accepted */
export function renderWriting(
  heading: string,
  action: string,
  draft: Prefill,
  problem = '',
): string {
  const field = (name: 'to' | 'from' | 'subject', label: string, hint = '') =>
    `<label>${label}<input name="${name}" value="${escape(draft[name])}"${hint}></label>`;
  return `<p class="back"><a href="/">All mail</a></p>
<h1>${escape(heading)}</h1>
${problem === '' ? '' : `<p role="alert">${escape(problem)}</p>`}
<form method="post" action="${action}" enctype="multipart/form-data" class="writing">
${field('to', 'To', ' required')}
${field('from', 'From', ' required')}
${field('subject', 'Subject')}
<label>Text<textarea name="text" rows="12">
${escape(draft.text)}</textarea></label>
<label>Attachment<input type="file" name="attachment"></label>
<label>Further headers, a line each<textarea name="headers" rows="3">
${escape(draft.headers)}</textarea></label>
<button>Send</button>
</form>`;
}

/** The page after a new mail. */
export function renderReceived(id: string): { title: string; main: string } {
  const main = `<h1>Received</h1>
<p role="status">SES has received it as ${escape(id)}.</p>
<p><a href="/new">Write another</a></p>`;
  return { title: 'Received', main };
}

/**
 * Reads the form.
 * @throws a one-line Error if the body is no form, or too large
 */
export async function readDraft({ headers, body }: HttpRequest): Promise<Draft> {
  // Only bounds the memory: the receiver has SES's limit.
  const content = await readBody(body, 2 * maxReceivedBytes);
  if (content === undefined) throw new Error('The mail is too large.');
  const contentType = headers.get('content-type') ?? '';
  const form = await new Response(new Uint8Array(content), {
    headers: { 'content-type': contentType },
  })
    .formData()
    .catch((cause: unknown) => {
      throw new Error('The form is not multipart/form-data.', { cause });
    });
  const file = form.get('attachment');
  // Browsers send an empty file where none was chosen.
  const hasFile = file instanceof File && (file.name !== '' || file.size > 0);
  form.delete('attachment');
  return Draft.parse({
    ...Object.fromEntries(form),
    ...(hasFile && {
      attachment: {
        name: file.name,
        type: file.type,
        content: Buffer.from(await file.arrayBuffer()),
      },
    }),
  });
}
