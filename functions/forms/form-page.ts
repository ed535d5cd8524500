import type { APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import { apiErrors } from '#contract/error.ts';
import { escaped } from '../http/escaped.ts';
import type { ApiError } from '../http/api-error.ts';
import type { ApiEvent } from '../http/api-event.ts';
import { htmlResponse } from '../http/response.ts';
import type { FormRenderer } from '../http/serve.ts';
import { paragraph, plainHtml, plainPolicy } from './plain-page.ts';

/**
 * The words of the page that answers a form sent without script: see decision 8. Functions import only the contract, so
 * the words are here and name no company; the linked site does.
 */
interface FormWords<Receipt> {
  /** The fields' labels in the form. */
  readonly labels: Readonly<Record<string, string>>;
  /** The checkbox fields. Default: none. */
  readonly boxes?: readonly string[];
  /** The fields from the page's query, which the form has only with script. */
  readonly addressFields?: (query: URLSearchParams) => object;
  readonly done: string;
  readonly failed: string;
  /** The lines below `done`. */
  readonly after: (receipt: Receipt) => readonly string[];
}

/** Reads a form sent without script, and renders its response pages. */
export function formPage<Receipt>(words: FormWords<Receipt>): FormRenderer<Receipt> {
  return {
    fields: (event) => ({
      ...words.addressFields?.(pageQuery(event)),
      ...formFields(event, words.boxes),
    }),
    done: (receipt) => donePage(words, receipt),
    failed: (error) => errorPage(words, error),
  };
}

/**
 * The fields of a form as our script sends them in JSON: empty ones are left out, lines end with LF, and a ticked
 * checkbox is true.
 */
function formFields(
  { body = '', isBase64Encoded }: ApiEvent,
  boxes: readonly string[] = [],
): object {
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString() : body;
  const given = [...new URLSearchParams(text)].filter(([, value]) => value !== '');
  return Object.fromEntries(
    given.map(([name, value]) => [
      name,
      boxes.includes(name) && value === 'on' ? true : value.replaceAll('\r\n', '\n'),
    ]),
  );
}

function pageQuery({ headers }: ApiEvent): URLSearchParams {
  return new URLSearchParams(URL.parse(headers['referer'] ?? '')?.search);
}

/** The page after an accepted form. */
function donePage<Receipt>(form: FormWords<Receipt>, receipt: Receipt): Result {
  const html = plainHtml(form.done, form.after(receipt).map(paragraph));
  return htmlResponse(html, { policy: plainPolicy });
}

/** The page after a rejected form: the broken rules, and how to keep the entries. */
function errorPage<Receipt>(form: FormWords<Receipt>, error: ApiError): Result {
  const { status, message } = apiErrors[error.code];
  const problems = error.fields.map(({ field, message: problem }) => {
    const label = form.labels[field];
    return `<li>${escaped(label === undefined ? problem : label + problem.slice(field.length))}</li>`;
  });
  const html = plainHtml(form.failed, [
    problems.length > 0 ? `<ul>${problems.join('')}</ul>` : paragraph(message),
    paragraph(advice(form, status, problems.length > 0)),
  ]);
  return htmlResponse(html, { policy: plainPolicy, error });
}

function advice<Receipt>(
  { boxes = [] }: FormWords<Receipt>,
  status: number,
  isInvalid: boolean,
): string {
  // Back does not restore a ticked consent.
  const box = boxes.length > 0 ? ', tick the box' : '';
  if (isInvalid)
    return `Press Back, correct it${box} and send it again. What you entered is still there.`;
  return status === 429 || status >= 500
    ? `Press Back${box} and send it again in a minute. What you entered is still there, and is kept once.`
    : 'Press Back: what you entered is still there. You can also reach us without the form.';
}
