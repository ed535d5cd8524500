import * as z from 'zod/mini';
import { edgeSite } from '#infra/constructs/edge.ts';
import { type RedirectRule, sisterSitesOf } from '#infra/redirects.ts';
import { stageNamed } from '#infra/stages.ts';
import type { Value } from '#infra/edge/event.ts';
import { codeOf, run } from './edge-code.ts';
import { site } from './fixture.ts';

const Values = z.record(z.string(), z.looseObject({ value: z.string() }));
const Passed = z.looseObject({ uri: z.string(), headers: Values });
const EdgeResponse = z.looseObject({
  statusCode: z.number(),
  headers: Values,
  cookies: z.optional(Values),
});
const EdgeResult = z.union([Passed, EdgeResponse]);
type EdgeResult = z.infer<typeof EdgeResult>;

export const build = 'b0b1b2b3b4b5';

const { redirects } = stageNamed('development');
const domain = {
  name: 'www.quietgrid.example',
  otherNames: ['quietgrid.example'],
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d',
};
const defineFor = (rules: readonly RedirectRule[]) => ({
  SITE: JSON.stringify(edgeSite({ build, site, sisterSites: sisterSitesOf(rules), domain })),
});
const define = defineFor(redirects);
const toSamePaths = defineFor(redirects.map((rule) => Object.assign({ samePaths: true }, rule)));
export const viewerRequestCode = codeOf('viewer-request', define);

const viewerRequest = run('viewer-request', define, EdgeResult);
const viewerRequestToSamePaths = run('viewer-request', toSamePaths, EdgeResult);
export const assetRequest = run('asset-request', {}, Passed);
export const assetResponse = run('asset-response', {}, EdgeResponse);
export const viewerResponse = run('viewer-response', {}, EdgeResponse);

export interface Visit {
  readonly country?: string;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  /** The sister sites have our paths. */
  readonly samePaths?: boolean;
}

/** The response to a request of `url`, which is a path with or without a query string. */
export function visit(url: string, visitor: Visit = {}) {
  const { country, cookies = {}, headers = {}, method, samePaths = false } = visitor;
  const question = url.indexOf('?');
  const uri = question < 0 ? url : url.slice(0, question);
  const sent = {
    ...headers,
    ...(country !== undefined && { 'cloudfront-viewer-country': country }),
  };
  return (samePaths ? viewerRequestToSamePaths : viewerRequest)({
    request: {
      method: method ?? 'GET',
      uri,
      querystring: question < 0 ? {} : parseQuery(url.slice(question + 1)),
      headers: valuesOf(sent),
      cookies: valuesOf(cookies),
    },
  });
}

function valuesOf(record: Readonly<Record<string, string>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, { value }]));
}

/** As CloudFront hands it to a function: still encoded, and repeated names grouped. */
function parseQuery(query: string): Record<string, Value> {
  const parsed: Record<string, Value> = Object.create(null);
  for (const pair of query.split('&').filter((each) => each !== '')) {
    const equals = pair.indexOf('=');
    const name = equals < 0 ? pair : pair.slice(0, equals);
    const value = equals < 0 ? '' : pair.slice(equals + 1);
    const known = parsed[name];
    if (known) (known.multiValue ??= [{ value: known.value }]).push({ value });
    else parsed[name] = { value };
  }
  return parsed;
}

/** The key in the bucket that a response leads to; undefined if it is a redirect. */
export function keyOf(response: EdgeResult): string | undefined {
  return Passed.safeParse(response).data?.uri;
}

/** "301 /contact"; undefined if a response is no redirect. */
export function redirectOf(response: EdgeResult): string | undefined {
  const { data } = EdgeResponse.safeParse(response);
  return data && `${data.statusCode} ${data.headers['location']?.value}`;
}
