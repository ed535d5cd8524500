import type { ErrorCode } from '#contract/error.ts';

/** A handler's result: a body of the contract, headers and cookies. */
export interface Reply<Body> {
  /** `undefined` for a 204. */
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
  /** Values of `Set-Cookie`. */
  readonly cookies?: readonly string[];
  /** A URL of the site to redirect to (303) instead. */
  readonly location?: string;
  /** An HTML document to show instead, with its content security policy, perhaps as an error. */
  readonly page?: { readonly html: string; readonly policy: string; readonly error?: ErrorCode };
}
