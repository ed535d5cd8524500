import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { onTestFinished } from 'vitest';
import { tables } from '#contract/tables.ts';
import { publishEndpoint } from 'cdk-laptop/cognito/endpoint-file.ts';
import { startEmbedded } from 'cdk-laptop/dynamodb/embedded.ts';
import { LocalDynamoDb } from 'cdk-laptop/dynamodb/tables.ts';
import { tableDefinition } from '../functions/table-definition.ts';
import { optionsFor } from 'cdk-laptop/testing/sdk.ts';
import { temporaryFolder } from 'cdk-laptop/testing/temporary-folder.ts';

export const accessKeyId = 'thekey';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Object` types keys as any text; these are the contract's
export const tableNames = Object.keys(tables) as (keyof typeof tables)[];

/** The name of a development stage's table. */
export function nameOf(table: keyof typeof tables): string {
  const id = table.charAt(0).toUpperCase() + table.slice(1);
  return `quietgrid-development-data-Tables${id}0A1B2C3D-EXAMPLE`;
}

/** The name of its copy from a backup. */
export function copyOf(table: keyof typeof tables): string {
  return `${nameOf(table)}-restored`;
}

/**
 * A data folder with these tables, as a running site has them, until the test ends.
 * @param copies tables that have copies from a backup
 */
export async function localTables(
  names: readonly (keyof typeof tables)[],
  copies: readonly (keyof typeof tables)[] = [],
) {
  const DATA_DIR = temporaryFolder();
  const { endpoint, stop } = await startEmbedded(DATA_DIR, accessKeyId, () => {});
  onTestFinished(stop);
  onTestFinished(publishEndpoint(DATA_DIR, { endpoint, dynamodbEndpoint: endpoint, accessKeyId }));
  const made = new LocalDynamoDb(endpoint, accessKeyId);
  for (const name of names) await made.ensureTable(tableDefinition(nameOf(name), tables[name]));
  for (const name of copies) await made.ensureTable(tableDefinition(copyOf(name), tables[name]));
  made.close();
  const client = new DynamoDBClient(optionsFor(endpoint, accessKeyId));
  const database = DynamoDBDocumentClient.from(client);
  return { DATA_DIR, database, endpoint };
}
