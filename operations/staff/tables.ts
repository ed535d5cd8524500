import { DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { tables } from '#contract/tables.ts';
import { dataStackName, pascalCase, region } from '#infra/names.ts';
import { localDynamoDb } from './local.ts';

interface Tables {
  readonly client: DynamoDBDocumentClient;
  /**
   * The name of a table, which CloudFormation made of its stack's.
   * @throws Error in one line where there is none
   */
  readonly nameOf: (table: keyof typeof tables) => Promise<string>;
}

/**
 * The tables of the stage on AWS that `STAGE` names, or else of the site that runs on this machine, which has one stage
 * only.
 * @throws Error in one line where nothing runs here
 */
export async function openTables(environment: NodeJS.ProcessEnv): Promise<Tables> {
  const stage = environment['STAGE'];
  const client = stage ? new DynamoDBClient({ region }) : await localDynamoDb(environment);
  return {
    client: DynamoDBDocumentClient.from(client),
    nameOf: async (table) => {
      const id = `Tables${pascalCase(table)}`;
      for await (const { TableNames = [] } of paginateListTables({ client }, {})) {
        const found = TableNames.find((name) =>
          stage ? name.startsWith(`${dataStackName(stage)}-${id}`) : name.includes(`-${id}`),
        );
        if (found !== undefined) return found;
      }
      throw new Error(`There is no table of ${table} in ${dataStackName(stage || 'development')}.`);
    },
  };
}

/** The rows of a table whose partition key has this value. */
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
