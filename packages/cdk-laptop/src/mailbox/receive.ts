import { readBody, textResponse, type HttpRequest, type HttpResponse } from '../http.ts';
import { addressIn } from '../ses/email.ts';
import { fieldOf, Verdicts } from '../ses/receipt-headers.ts';
import { MailRefused, maxReceivedBytes, type MailReceiver } from '../ses/receiver.ts';

/** By the code of the SMTP reply. */
const statuses = { 550: 404, 552: 413 } as const;

/**
 * Takes a raw mail as SES does: `?to=<address>`, also several; `&from=<return path>`, empty for none, by default the address
 * of the mail's `From`; `&spam=FAIL`, `virus`, `spf`, `dkim` for its verdicts.
 */
export async function receiveRaw(
  receiver: MailReceiver,
  { headers, body }: HttpRequest,
  query: URLSearchParams,
): Promise<HttpResponse> {
  if (!/^message\/rfc822\b/i.test(headers.get('content-type') ?? '')) {
    return json(415, { message: 'The content type must be message/rfc822.' });
  }
  const verdicts = Verdicts.safeParse(Object.fromEntries(query));
  const recipients = query.getAll('to').map(addressIn);
  if (!verdicts.success || recipients.length === 0) {
    return json(400, { message: 'It must have ?to=…, and verdicts are PASS, FAIL or GRAY.' });
  }
  // A byte more than the limit is refused below.
  const raw = (await readBody(body, maxReceivedBytes)) ?? Buffer.alloc(maxReceivedBytes + 1);
  const from = query.get('from') ?? addressIn(fieldOf(raw, 'from') ?? '');
  try {
    return json(200, { id: receiver.receive(raw, { recipients, from, verdicts: verdicts.data }) });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    return json(statuses[error.code], { code: error.code, message: error.message });
  }
}

function json(status: number, body: object): HttpResponse {
  return textResponse(status, 'application/json', JSON.stringify(body));
}
