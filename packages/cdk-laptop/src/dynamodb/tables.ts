import { setTimeout as pause } from 'node:timers/promises';
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  type CreateTableCommandInput,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import { secretAccessKey } from '../service-access.ts';
import { deleteExpiredRows } from './expired-rows.ts';

export type TableDefinition = CreateTableCommandInput & { TableName: string };

/** A client of the local DynamoDB. */
export class LocalDynamoDb {
  readonly endpoint: string;
  readonly #client: DynamoDBClient;

  constructor(endpoint: string, accessKeyId: string) {
    this.endpoint = endpoint;
    this.#client = new DynamoDBClient({
      endpoint,
      region: 'us-east-1',
      credentials: { accessKeyId, secretAccessKey },
    });
  }

  /**
   * Creates a table if it is missing, and waits until it is active.
   * @throws a one-line Error if DynamoDB is not reachable, or the table has other keys or indexes
   */
  async ensureTable(definition: TableDefinition): Promise<void> {
    let table = await this.#describe(definition.TableName);
    if (table === undefined) {
      await this.#client.send(new CreateTableCommand(definition));
      table = await this.#describe(definition.TableName);
    }
    while (table?.TableStatus !== 'ACTIVE') {
      await pause(20);
      table = await this.#describe(definition.TableName);
    }
    if (schemaOf(table) !== schemaOf(definition)) {
      throw new Error(
        `the table ${definition.TableName} has other keys or indexes than the template. ` +
          'Choose another DATA_DIR, or delete this one with its data.',
      );
    }
  }

  /** @param attribute holds the time at which a row expires, in seconds since 1970 */
  deleteExpired({ TableName, KeySchema = [] }: TableDefinition, attribute: string): Promise<void> {
    const keys = KeySchema.flatMap(({ AttributeName: name }) => name ?? []);
    return deleteExpiredRows(this.#client, { name: TableName, keys, attribute });
  }

  close(): void {
    this.#client.destroy();
  }

  async #describe(name: string): Promise<TableDescription | undefined> {
    try {
      const { Table: table } = await this.#client.send(
        new DescribeTableCommand({ TableName: name }),
      );
      return table;
    } catch (error) {
      if (error instanceof ResourceNotFoundException) return undefined;
      throw new Error(`DynamoDB at ${this.endpoint} is not reachable.`, { cause: error });
    }
  }
}

/** Keys and indexes as comparable text. */
function schemaOf(table: TableDefinition | TableDescription): string {
  const indexes = (table.GlobalSecondaryIndexes ?? []).map(
    ({ IndexName: name, KeySchema: schema }) => `${name}: ${keysOf(schema)}`,
  );
  const types = (table.AttributeDefinitions ?? []).map(
    ({ AttributeName: name, AttributeType: type }) => `${name} ${type}`,
  );
  return [keysOf(table.KeySchema), ...indexes, ...types].toSorted().join('; ');
}

function keysOf(schema: TableDescription['KeySchema'] = []): string {
  return schema.map(({ AttributeName: name, KeyType: type }) => `${type} ${name}`).join();
}
