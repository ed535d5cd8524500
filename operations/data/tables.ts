import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  paginateListTables,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateQuery, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { tables } from '#contract/tables.ts';
import { dataStackName, pascalCase, region } from '#infra/names.ts';
import { localDynamoDb } from '../local-clients.ts';

/** The name suffix of a table that an operator restored from a backup: see docs/runbook.md. */
const restoredSuffix = '-restored';

interface Tables {
  readonly client: DynamoDBDocumentClient;
  /**
   * A table's full name, which CloudFormation derives from its stack's.
   * @throws a one-line Error if there is none
   */
  readonly nameOf: (table: keyof typeof tables) => Promise<string>;
  /** The name of a table's copy from a backup, if there is one. */
  readonly copyOf: (table: keyof typeof tables) => Promise<string | undefined>;
}

/**
 * The tables of the AWS stage in `STAGE`, or of the site on this machine, which has only one stage.
 * @throws a one-line Error if no site is running here
 */
export async function openTables(environment: NodeJS.ProcessEnv): Promise<Tables> {
  const stage = environment['STAGE'];
  const client = stage ? new DynamoDBClient({ region }) : await localDynamoDb(environment);
  const find = async (table: keyof typeof tables, isCopy: boolean) => {
    const id = `Tables${pascalCase(table)}`;
    for await (const { TableNames = [] } of paginateListTables({ client }, {})) {
      const found = TableNames.find(
        (name) =>
          name.endsWith(restoredSuffix) === isCopy &&
          (stage ? name.startsWith(`${dataStackName(stage)}-${id}`) : name.includes(`-${id}`)),
      );
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return {
    client: DynamoDBDocumentClient.from(client),
    nameOf: async (table) => {
      const found = await find(table, false);
      if (found !== undefined) return found;
      throw new Error(`There is no ${table} table in ${dataStackName(stage || 'development')}.`);
    },
    copyOf: (table) => find(table, true),
  };
}

/** The rows with this partition key. */
export async function* rowsOf(
  client: DynamoDBDocumentClient,
  TableName: string,
  key: string,
  value: string,
): AsyncGenerator<Readonly<Record<string, unknown>>> {
  const query = {
    TableName,
    KeyConditionExpression: '#key = :value',
    ExpressionAttributeNames: { '#key': key },
    ExpressionAttributeValues: { ':value': value },
    ConsistentRead: true,
  };
  for await (const { Items = [] } of paginateQuery({ client }, query)) yield* Items;
}

/** All rows of a table, in pages of 25, which bounds the parallel writes. Only an operator's command may scan like this. */
export async function* pagesOf(
  client: DynamoDBDocumentClient,
  TableName: string,
): AsyncGenerator<Readonly<Record<string, unknown>>[]> {
  const scan = { TableName, ConsistentRead: true, Limit: 25 };
  for await (const { Items = [] } of paginateScan({ client }, scan)) yield Items;
}

/** @returns false if the condition of the write was not met */
export async function isWritten(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
