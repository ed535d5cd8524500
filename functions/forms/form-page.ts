import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import { apiErrors } from '#contract/error.ts';
import { escaped } from '../http/escaped.ts';
import type { ApiError } from '../http/api-error.ts';
import type { ApiEvent } from '../http/api-event.ts';
import { htmlResponse } from '../http/response.ts';
import type { FormRenderer } from '../http/serve.ts';

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

/** The site's colours by value: functions do not know the hashed names of its style sheets. */
const style = [
  'html{color-scheme:light dark;background:light-dark(#f6f3ee,#131513);color:light-dark(#16181a,#efebe4)',
  ';font:1.125rem/1.6 system-ui,sans-serif;border-top:.375rem solid #f6a94f}',
  'body{max-width:36rem;margin:12vh auto;padding:0 1.25rem}',
  'h1{font-size:clamp(2rem,6vw,3rem);line-height:1.1;font-weight:600;letter-spacing:-.02em}',
  'a{display:inline-block;padding:.5rem 0;color:inherit}',
].join('');

/** Allows only the page's own style: no script, image or frame. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

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

/** The query of the form's page. */
function pageQuery({ headers }: ApiEvent): URLSearchParams {
  return new URLSearchParams(URL.parse(headers['referer'] ?? '')?.search);
}

/** The page after an accepted form. */
function donePage<Receipt>(form: FormWords<Receipt>, receipt: Receipt): Result {
  const html = draw(form.done, form.after(receipt).map(paragraph));
  return htmlResponse(html, { policy });
}

/** The page after a rejected form: the broken rules, and how to keep the entries. */
function errorPage<Receipt>(form: FormWords<Receipt>, error: ApiError): Result {
  const { status, message } = apiErrors[error.code];
  const problems = error.fields.map(({ field, message: problem }) => {
    const label = form.labels[field];
    return `<li>${escaped(label === undefined ? problem : label + problem.slice(field.length))}</li>`;
  });
  const html = draw(form.failed, [
    problems.length > 0 ? `<ul>${problems.join('')}</ul>` : paragraph(message),
    paragraph(advice(form, status, problems.length > 0)),
  ]);
  return htmlResponse(html, { policy, error });
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

function draw(title: string, parts: readonly string[]): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title><style>${style}</style></head>`,
    `<body><main><h1>${escaped(title)}</h1>${parts.join('')}`,
    '<p><a href="/contact">Our email address and telephone number</a><br><a href="/">Home</a></p>',
    '</main></body></html>',
  ].join('');
}

function paragraph(text: string): string {
  return `<p>${escaped(text)}</p>`;
}
