import type { ErrorCode } from '#contract/error.ts';

/** A handler's result: a body of the contract, headers and cookies. */
export interface Reply<Body> {
  /** `undefined` for a 204. */
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
  /** Values of `Set-Cookie`. */
  readonly cookies?: readonly string[];
  /** A URL to redirect to (303) instead: of the site, or one that staff wrote. Never what a request says. */
  readonly location?: string;
  /** An HTML document to show instead, with its content security policy, perhaps as an error. */
  readonly page?: { readonly html: string; readonly policy: string; readonly error?: ErrorCode };
}
