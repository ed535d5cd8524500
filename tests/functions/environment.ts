import { environment } from '#contract/environment.ts';

/** What infra gives to the functions. */
export const given = {
  [environment.contactsTable]: 'Contacts',
  [environment.subscribersTable]: 'Subscribers',
  [environment.activityTable]: 'Activity',
  [environment.settingsTable]: 'Settings',
  [environment.deliveriesTable]: 'Deliveries',
  [environment.throttleTable]: 'Buckets',
  // A hundred years, so that rows of a fixed date do not expire one day.
  [environment.contactsRetentionDays]: '36500',
  [environment.activityRetentionDays]: '36500',
  [environment.userPoolId]: 'us-east-1_Quietgrid',
  [environment.userPoolClientId]: '2b9kq0v7example',
  [environment.secondFactor]: 'required',
  [environment.originSecrets]: 'the-secret-of-now,the-secret-of-the-next-generation',
  [environment.signatureKey]: 'the-key-of-signatures',
  [environment.metricsNamespace]: 'quietgrid-test-site',
  [environment.doubleOptIn]: 'on',
  [environment.siteUrl]: 'http://127.0.0.1:1',
  [environment.announcesContacts]: 'true',
  [environment.notify]: JSON.stringify({
    emails: ['team@quietgrid.example'],
    webhooks: [
      { id: 'crm', url: 'https://crm.quietgrid.example/hook' },
      { id: 'chat', url: 'https://chat.quietgrid.example/hook' },
    ],
    withMessage: false,
  }),
  [environment.mail]: JSON.stringify({
    from: 'website@quietgrid.example',
    configurationSet: 'quietgrid-test',
    unconfirmedPerDay: 500,
  }),
  [environment.siteHosts]: 'quietgrid.example,localhost:8080',
};

// Functions read their environment when they load, so tests import this file (or call.ts) before them.
Object.assign(process.env, given, {
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  // Whoever switches this on to look for a fault must still find nobody's message in the log.
  POWERTOOLS_LOGGER_LOG_EVENT: 'true',
});
