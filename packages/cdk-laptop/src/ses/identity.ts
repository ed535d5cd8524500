/** An address or a domain that may send mail. */
export interface Identity {
  readonly arn: string;
  readonly region: string;
  readonly account: string;
  /** Applies to mail that names none. */
  readonly configurationSet: string | undefined;
}
