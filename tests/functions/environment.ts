import type { EnvironmentVariable } from '#contract/environment.ts';

/** The environment that infra gives to the functions. */
export const given = {
  CONTACTS_TABLE: 'Contacts',
  SUBSCRIBERS_TABLE: 'Subscribers',
  ACTIVITY_TABLE: 'Activity',
  SETTINGS_TABLE: 'Settings',
  DELIVERIES_TABLE: 'Deliveries',
  MESSAGES_TABLE: 'Messages',
  CAMPAIGNS_TABLE: 'Campaigns',
  SITE_BUCKET: 'site',
  SITE_BUILD: 'abc123abc123',
  FILES_BUCKET: 'files',
  INBOX: '{"address":"support@quietgrid.example","acknowledges":true,"answerHours":24}',
  BUCKETS_TABLE: 'Buckets',
  // A hundred years, so that rows with fixed dates never expire.
  CONTACTS_RETENTION_DAYS: '36500',
  ACTIVITY_RETENTION_DAYS: '36500',
  USER_POOL_ID: 'us-east-1_Quietgrid',
  USER_POOL_CLIENT_ID: '2b9kq0v7example',
  SECOND_FACTOR: 'required',
  ORIGIN_SECRETS: 'the-secret-of-now,the-secret-of-the-next-generation',
  SIGNATURE_KEY: 'the-key-of-signatures',
  METRICS_NAMESPACE: 'quietgrid-test-site',
  DOUBLE_OPT_IN: 'on',
  SITE_URL: 'http://127.0.0.1:1',
  ANNOUNCES_CONTACTS: 'true',
  NOTIFY: JSON.stringify({
    emails: ['team@quietgrid.example'],
    webhooks: [
      { id: 'crm', url: 'https://crm.quietgrid.example/hook' },
      { id: 'chat', url: 'https://chat.quietgrid.example/hook' },
    ],
    withMessage: false,
  }),
  MAIL: JSON.stringify({
    from: 'website@quietgrid.example',
    configurationSet: 'quietgrid-test',
    unconfirmedPerDay: 500,
  }),
  SITE_HOSTS: 'quietgrid.example,localhost:8080',
} satisfies Record<EnvironmentVariable, string>;

// Functions read their environment at load, so tests import this file or call.ts first.
Object.assign(process.env, given, {
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  // Even with event logging on, no log may contain a message.
  POWERTOOLS_LOGGER_LOG_EVENT: 'true',
});
