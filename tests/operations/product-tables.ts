import type { EnvironmentVariable } from '#contract/environment.ts';
import { accessKeyId, nameOf } from './local-tables.ts';

// Points the product's functions at the tables of `localTables`. Import it before them and after call.ts.
process.env['AWS_ACCESS_KEY_ID'] = accessKeyId;
Object.assign(process.env, {
  CONTACTS_TABLE: nameOf('contacts'),
  SUBSCRIBERS_TABLE: nameOf('subscribers'),
  ACTIVITY_TABLE: nameOf('activity'),
  SETTINGS_TABLE: nameOf('settings'),
  DELIVERIES_TABLE: nameOf('deliveries'),
  MESSAGES_TABLE: nameOf('messages'),
  CAMPAIGNS_TABLE: nameOf('campaigns'),
} satisfies Partial<Record<EnvironmentVariable, string>>);

/** Lets the product's functions read these tables. */
export function readFrom(endpoint: string): void {
  process.env['AWS_ENDPOINT_URL_DYNAMODB'] = endpoint;
}
