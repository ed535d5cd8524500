import { environment } from '#contract/environment.ts';
import '../functions/environment.ts';
import { accessKeyId, nameOf, tableNames } from './local-tables.ts';

// The product's functions read the tables of `localTables` where a test imports this file before them.
process.env['AWS_ACCESS_KEY_ID'] = accessKeyId;
for (const table of tableNames) process.env[environment[`${table}Table`]] = nameOf(table);
