/** An address or a domain that mail may come from. */
export interface Identity {
  readonly arn: string;
  readonly region: string;
  readonly account: string;
  /** For mail that names none. */
  readonly configurationSet: string | undefined;
}
