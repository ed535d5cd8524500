/** The environment variables of the functions. Any other name fails to compile. */
const environmentVariables = [
  'CONTACTS_TABLE',
  'SUBSCRIBERS_TABLE',
  'ACTIVITY_TABLE',
  'SETTINGS_TABLE',
  'DELIVERIES_TABLE',
  'MESSAGES_TABLE',
  'CAMPAIGNS_TABLE',
  'BUCKETS_TABLE',
  /** Days until rows expire: see `contract/retention.ts`. */
  'CONTACTS_RETENTION_DAYS',
  'ACTIVITY_RETENTION_DAYS',
  'USER_POOL_ID',
  'USER_POOL_CLIENT_ID',
  /** `required` if sign-in asks for a code, or `off`. */
  'SECOND_FACTOR',
  /** Comma-separated: CloudFront's current secret, and the one after the next rotation. */
  'ORIGIN_SECRETS',
  /** Signs cookies, and the names of token buckets. */
  'SIGNATURE_KEY',
  /** The CloudWatch namespace of the functions' metrics. */
  'METRICS_NAMESPACE',
  /** `on` if a subscription needs confirmation by mail, or `off`. */
  'DOUBLE_OPT_IN',
  /** The public URL: `https://quietgrid.example`. */
  'SITE_URL',
  /** Comma-separated hosts (with a port if any) whose pages may call the API. */
  'SITE_HOSTS',
  /** Set if the stage sends notifications of new contacts. */
  'ANNOUNCES_CONTACTS',
  /** Notification recipients as JSON: see `contract/notify.ts`. */
  'NOTIFY',
  /** Mail settings as JSON: the sender and the SES configuration. */
  'MAIL',
  /** The conversations' settings as JSON: see `contract/inbox.ts`. Left out: the stage receives no mail. */
  'INBOX',
  /** The private bucket of received mail and attachments. */
  'FILES_BUCKET',
  /** The bucket of the site: pictures of newsletters, and their archive. */
  'SITE_BUCKET',
  /** The build that the site serves, whose template archive pages fill. */
  'SITE_BUILD',
] as const;
export type EnvironmentVariable = (typeof environmentVariables)[number];

/** CloudFront's header with the viewer's `<address>:<port>`; viewers cannot set it. */
export const viewerAddressHeader = 'cloudfront-viewer-address';

/** The header that proves to the API that a request came through CloudFront. */
export const originSecretHeader = 'x-origin-secret';
