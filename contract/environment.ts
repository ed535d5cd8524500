/** The names of the variables that infra gives to the functions. Each name appears here and nowhere else. */
export const environment = {
  contactsTable: 'CONTACTS_TABLE',
  subscribersTable: 'SUBSCRIBERS_TABLE',
  activityTable: 'ACTIVITY_TABLE',
  settingsTable: 'SETTINGS_TABLE',
  deliveriesTable: 'DELIVERIES_TABLE',
  throttleTable: 'THROTTLE_TABLE',
  /** For how many days rows are kept: see `contract/retention.ts`. */
  contactsRetentionDays: 'CONTACTS_RETENTION_DAYS',
  activityRetentionDays: 'ACTIVITY_RETENTION_DAYS',
  userPoolId: 'USER_POOL_ID',
  userPoolClientId: 'USER_POOL_CLIENT_ID',
  /** `required` where a sign-in asks for a code, or `off`. */
  secondFactor: 'SECOND_FACTOR',
  /** Comma-separated: the secret that CloudFront sends, and the one that it sends after the next rotation. */
  originSecrets: 'ORIGIN_SECRETS',
  /** Signs cookies and names counters. */
  signatureKey: 'SIGNATURE_KEY',
  /** Where in CloudWatch what functions measure is found. */
  metricsNamespace: 'METRICS_NAMESPACE',
  /** `on` where a subscription needs a confirmation by mail, or `off`. */
  doubleOptIn: 'DOUBLE_OPT_IN',
  /** Where visitors find the site: `https://quietgrid.example`. */
  siteUrl: 'SITE_URL',
  /** Comma-separated hosts (with a port where there is one) whose pages may call the API. */
  siteHosts: 'SITE_HOSTS',
  /** Set where the stage notifies somebody of a new contact. */
  announcesContacts: 'ANNOUNCES_CONTACTS',
  /** Whom, as JSON: see `contract/notify.ts`. */
  notify: 'NOTIFY',
  /** How mail is sent, as JSON: the address it comes from, and its settings in SES. */
  mail: 'MAIL',
} as const;

/** The header in which CloudFront says who the viewer is, `<address>:<port>`; viewers cannot set it. */
export const viewerAddressHeader = 'cloudfront-viewer-address';

/** The header in which CloudFront proves to the API that a request came through it. */
export const originSecretHeader = 'x-origin-secret';
