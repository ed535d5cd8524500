/** What infra tells the functions, by the names that the Lambda console shows: a name that is not here compiles nowhere. */
const environmentVariables = [
  'CONTACTS_TABLE',
  'SUBSCRIBERS_TABLE',
  'ACTIVITY_TABLE',
  'SETTINGS_TABLE',
  'DELIVERIES_TABLE',
  'THROTTLE_TABLE',
  /** For how many days rows are kept: see `contract/retention.ts`. */
  'CONTACTS_RETENTION_DAYS',
  'ACTIVITY_RETENTION_DAYS',
  'USER_POOL_ID',
  'USER_POOL_CLIENT_ID',
  /** `required` where a sign-in asks for a code, or `off`. */
  'SECOND_FACTOR',
  /** Comma-separated: the secret that CloudFront sends, and the one that it sends after the next rotation. */
  'ORIGIN_SECRETS',
  /** Signs cookies and names counters. */
  'SIGNATURE_KEY',
  /** Where in CloudWatch what functions measure is found. */
  'METRICS_NAMESPACE',
  /** `on` where a subscription needs a confirmation by mail, or `off`. */
  'DOUBLE_OPT_IN',
  /** Where visitors find the site: `https://quietgrid.example`. */
  'SITE_URL',
  /** Comma-separated hosts (with a port where there is one) whose pages may call the API. */
  'SITE_HOSTS',
  /** Set where the stage notifies somebody of a new contact. */
  'ANNOUNCES_CONTACTS',
  /** Whom, as JSON: see `contract/notify.ts`. */
  'NOTIFY',
  /** How mail is sent, as JSON: the address it comes from, and its settings in SES. */
  'MAIL',
] as const;
export type EnvironmentVariable = (typeof environmentVariables)[number];

/** The header in which CloudFront says who the viewer is, `<address>:<port>`; viewers cannot set it. */
export const viewerAddressHeader = 'cloudfront-viewer-address';

/** The header in which CloudFront proves to the API that a request came through it. */
export const originSecretHeader = 'x-origin-secret';
