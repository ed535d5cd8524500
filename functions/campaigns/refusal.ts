/**
 * SES's errors about one mail, which it would refuse again. Source, as below: "SendEmail" in the SES API v2 reference.
 */
const ofMail = new Set(['MessageRejected', 'BadRequestException']);

/**
 * Whether SES has not taken a mail, and why: because of the mail itself, or of the account, the configuration or our
 * rights, so that the next mail would fail, too. Undefined if SES may have taken it: it did not answer, or failed.
 */
export function refusalOf(error: unknown): 'mail' | 'account' | undefined {
  if (!(error instanceof Error)) return undefined;
  if (ofMail.has(error.name)) return 'mail';
  const { $metadata }: { $metadata?: { readonly httpStatusCode?: number } } & Error = error;
  const status = $metadata?.httpStatusCode ?? 0;
  return status >= 400 && status < 500 && status !== 408 ? 'account' : undefined;
}
