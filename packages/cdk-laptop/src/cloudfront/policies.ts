import * as z from 'zod/mini';

/** The headers, cookies or query strings of a policy. Names are case-insensitive. */
export interface Selection {
  /** `none`, `whitelist`, `all`, `allExcept`, `allViewer` … */
  readonly behavior: string;
  readonly names: readonly string[];
}

export interface Forwarded {
  readonly headers: Selection;
  readonly cookies: Selection;
  readonly queryStrings: Selection;
}

export interface CachePolicy extends Forwarded {
  /** Encodings that the edge may use, the preferred first. None if nothing is cached. */
  readonly encodings: readonly ('br' | 'gzip')[];
  /** False only for CachingDisabled, which neither caches errors nor collapses requests. */
  readonly cachesErrors: boolean;
}

export type OriginRequestPolicy = Forwarded;

export interface ResponseHeadersPolicy {
  readonly remove: readonly string[];
  readonly set: readonly {
    readonly name: string;
    readonly value: string;
    /** If false, the origin's header takes precedence. */
    readonly override: boolean;
  }[];
}

/** Whether the viewer's header, cookie or query string of this name is forwarded to the origin. */
export function selects({ behavior, names }: Selection, name: string): boolean {
  const listed = names.some((each) => each.toLowerCase() === name.toLowerCase());
  switch (behavior) {
    case 'none':
      return false;
    case 'whitelist':
      return listed;
    case 'allExcept':
      return !listed;
    case 'all':
    case 'allViewer':
    case 'allViewerAndWhitelistCloudFront':
      return true;
    default:
      throw new Error(`The local runtime does not know the behaviour ${behavior}.`);
  }
}

/** Whether CloudFront adds a header, such as `CloudFront-Viewer-Country`: only if a policy names it. */
export function addsCloudFrontHeader({ behavior, names }: Selection, name: string): boolean {
  return (
    (behavior === 'whitelist' || behavior === 'allViewerAndWhitelistCloudFront') &&
    names.some((each) => each.toLowerCase() === name.toLowerCase())
  );
}

const Names = z._default(z.array(z.string()), []);

const selection = (part: string) =>
  z.pipe(
    z.looseObject({}),
    z.transform((config: Record<string, unknown>): Selection => ({
      behavior: z.string().parse(config[`${part}Behavior`]),
      names: Names.parse(config[`${part}s`]),
    })),
  );

/** The three selections, in the form of both kinds of policy. */
export const ForwardedConfig = z.pipe(
  z.looseObject({
    HeadersConfig: selection('Header'),
    CookiesConfig: selection('Cookie'),
    QueryStringsConfig: selection('QueryString'),
  }),
  z.transform(
    ({ HeadersConfig: headers, CookiesConfig: cookies, QueryStringsConfig: queryStrings }) =>
      ({ headers, cookies, queryStrings }) satisfies Forwarded,
  ),
);
