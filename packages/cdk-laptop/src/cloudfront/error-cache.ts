import type { HttpResponse } from '../http.ts';

/** CloudFront's default error caching minimum TTL, in seconds. */
const defaultTtl = 10;

/** Statuses that CloudFront always caches, except for {@link obeyed}. */
const always = new Set([404, 414, 500, 501, 502, 503, 504]);

/** Statuses that CloudFront caches only if the origin sends `max-age` or `s-maxage`. */
const ifAsked = new Set([400, 403, 405, 412, 415]);

/** Statuses for which CloudFront obeys `no-store`, `no-cache` and `private`. It ignores them for all others. */
const obeyed = new Set([404, 410, 414, 501]);

/**
 * Caches the errors of origins as an edge location does. Developer Guide, "How CloudFront processes
 * HTTP 4xx and 5xx status codes from your origin" and "Control how long CloudFront caches errors":
 * docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/HTTPStatusCodes.html and custom-error-pages-expiration.html
 */
export class ErrorCache {
  readonly #minTtls: ReadonlyMap<number, number>;
  readonly #now: () => number;
  readonly #cached = new Map<string, { response: HttpResponse; until: number }>();

  /**
   * @param minTtls the distribution's `ErrorCachingMinTTL` by status, in seconds
   * @param now milliseconds; only tests pass it
   */
  constructor(minTtls: ReadonlyMap<number, number>, now = () => performance.now()) {
    this.#minTtls = minTtls;
    this.#now = now;
  }

  /** Returns the error cached under the key, or the response of the origin. */
  async fetch(key: string, send: () => Promise<HttpResponse>): Promise<HttpResponse> {
    const cached = this.#cached.get(key);
    if (cached !== undefined && cached.until > this.#now()) return cached.response;
    const response = await send();
    this.#cached.delete(key);
    const seconds = this.#ttlOf(response);
    if (seconds > 0) this.#cached.set(key, { response, until: this.#now() + seconds * 1000 });
    return response;
  }

  #ttlOf({ status, headers }: HttpResponse): number {
    const cacheControl = headers.get('cache-control') ?? '';
    const [, asked] = /\b(?:s-maxage|max-age)=(\d+)/.exec(cacheControl) ?? [];
    if (!always.has(status) && !(ifAsked.has(status) && asked !== undefined)) return 0;
    if (obeyed.has(status) && /no-store|no-cache|private/.test(cacheControl)) return 0;
    return Math.max(this.#minTtls.get(status) ?? defaultTtl, Number(asked ?? 0));
  }
}
