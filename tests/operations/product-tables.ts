import { environment } from '#contract/environment.ts';
import { accessKeyId, nameOf, tableNames } from './local-tables.ts';

// The product's functions find the tables of `localTables`: tests import this file before them, and after call.ts.
process.env['AWS_ACCESS_KEY_ID'] = accessKeyId;
for (const table of tableNames) process.env[environment[`${table}Table`]] = nameOf(table);

/** Has the product's functions read these tables. */
export function readFrom(endpoint: string): void {
  process.env['AWS_ENDPOINT_URL_DYNAMODB'] = endpoint;
}
