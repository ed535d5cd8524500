import httpJsonBodyParser from '@middy/http-json-body-parser';
import type * as z from 'zod/mini';
import type { EndpointName, RequestOf, ResponseOf } from '#contract/endpoints.ts';
import { type Handler, type Parsed, stack } from '../http/api.ts';
import type { ApiEvent } from '../http/api-event.ts';
import { parseBody, sizeLimit } from '../http/body.ts';
import { formFields, isForm, pageQuery } from '../http/form.ts';
import { jsonResponse } from '../http/response.ts';
import { donePage, type FormPage, errorPage } from './form-page.ts';

/**
 * The handler of a public form: the page's script sends and gets JSON; a browser without script sends the form itself
 * and gets a page. Both pass the same checks.
 */
export function withForm<Name extends EndpointName>(
  schema: z.ZodMiniType<RequestOf<Name>>,
  form: FormPage<ResponseOf<Name>>,
  accept: (event: Parsed<RequestOf<Name>>) => Promise<ResponseOf<Name>>,
): Handler {
  const json = httpJsonBodyParser<ApiEvent>();
  return stack((error, event) => (isForm(event) ? errorPage(form, error) : undefined))
    .use(sizeLimit())
    .use({ before: (request) => (isForm(request.event) ? undefined : json.before?.(request)) })
    .handler(async (event) => {
      const given = isForm(event)
        ? { ...form.addressFields?.(pageQuery(event)), ...formFields(event, form.boxes) }
        : event.body;
      const body = await accept({ ...event, body: parseBody(schema, given) });
      return isForm(event) ? donePage(form, body) : jsonResponse({ body });
    });
}

/**
 * Whether a browser sent the form without script, so that nothing could measure how long it was open. A browser then
 * requests a document; most bots do not send this header.
 */
export function isScriptless(event: Pick<ApiEvent, 'headers'>): boolean {
  return isForm(event) && event.headers['sec-fetch-dest'] === 'document';
}
