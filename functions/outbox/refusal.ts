/** SES's errors about one mail, which it would refuse again. Source: "SendEmail" in the SES API v2 reference. */
const ofMail = new Set(['MessageRejected', 'BadRequestException']);

/** SES's errors that last until a person does something. Source: as above. */
const ofPausedAccount = new Set(['AccountSuspendedException', 'SendingPausedException']);

/**
 * How SES rejects a mail from a sender, or in the sandbox to a recipient, that it has not verified: "Amazon SES email
 * sending errors" in its developer guide; daniel-zahariev/php-aws-ses 35 met it.
 */
const notVerified = /^Email address is not verified\b/i;

/**
 * Why SES has not taken a mail; undefined if it may have taken it, because it did not answer, or failed:
 *
 * - `mail`: the mail itself.
 * - `account`: the account, the configuration or our rights, so that the next mail would fail, too.
 * - `blocked-account`: of these, what no later attempt mends.
 */
export function refusalOf(error: unknown): 'mail' | 'account' | 'blocked-account' | undefined {
  if (!(error instanceof Error)) return undefined;
  if (ofPausedAccount.has(error.name) || notVerified.test(error.message)) return 'blocked-account';
  if (ofMail.has(error.name)) return 'mail';
  const { $metadata }: { $metadata?: { readonly httpStatusCode?: number } } & Error = error;
  const status = $metadata?.httpStatusCode ?? 0;
  return status >= 400 && status < 500 && status !== 408 ? 'account' : undefined;
}

/**
 * How SES names what is wrong with an address, in the words of Jakarta Mail's `AddressException`: "Local address ends
 * with dot", "Domain contains illegal character", "Missing local name". Sources: openstax/accounts 253, brave/accounts 35.
 */
const badAddress = /\b(?:address|domain|local name)\b/i;

/** Whether SES cannot read the recipient's address. No retry and no operator mends that. */
export function refusesAddress(error: unknown): boolean {
  return refusalOf(error) === 'mail' && error instanceof Error && badAddress.test(error.message);
}
