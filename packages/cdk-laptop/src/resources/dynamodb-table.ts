import * as z from 'zod/mini';
import { Schedule } from '../events/schedule.ts';
import type { Start } from './resource.ts';

const KeySchema = z.array(
  z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }),
);

const Properties = z.object({
  TableName: z.optional(z.string()),
  AttributeDefinitions: z.array(
    z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) }),
  ),
  KeySchema,
  LocalSecondaryIndexes: z.optional(z.never()),
  TimeToLiveSpecification: z.optional(
    z.object({ Enabled: z.boolean(), AttributeName: z.optional(z.string()) }),
  ),
  GlobalSecondaryIndexes: z._default(
    z.array(
      z.object({
        IndexName: z.string(),
        KeySchema,
        Projection: z.object({
          ProjectionType: z.enum(['ALL', 'KEYS_ONLY', 'INCLUDE']),
          NonKeyAttributes: z.optional(z.array(z.string())),
        }),
      }),
    ),
    [],
  ),
});

/** Milliseconds between two searches for expired rows, each of which reads the whole table. */
const expiryInterval = 3_600_000;

/** AWS::DynamoDB::Table, or the one replica of an AWS::DynamoDB::GlobalTable, with its keys, indexes and time to live. */
export const start: Start = async (resource, { dynamodb, seed }) => {
  const {
    TableName: given,
    TimeToLiveSpecification: expiry,
    ...properties
  } = Properties.parse(resource.properties);
  const { account, logicalId, path, region, stackName } = resource;
  const name = given ?? `${stackName}-${logicalId}-${seed.derive(path, 12).toUpperCase()}`;
  const indexes = properties.GlobalSecondaryIndexes.map(({ Projection: projection, ...index }) => ({
    ...index,
    Projection: {
      ProjectionType: projection.ProjectionType,
      ...(projection.NonKeyAttributes && { NonKeyAttributes: projection.NonKeyAttributes }),
    },
  }));
  const definition = {
    TableName: name,
    AttributeDefinitions: properties.AttributeDefinitions,
    KeySchema: properties.KeySchema,
    BillingMode: 'PAY_PER_REQUEST' as const,
    ...(indexes.length > 0 && { GlobalSecondaryIndexes: indexes }),
  };
  await dynamodb.ensureTable(definition);
  const expiresAt = expiry?.Enabled ? expiry.AttributeName : undefined;
  const deletion =
    expiresAt === undefined
      ? undefined
      : new Schedule(expiryInterval, () => dynamodb.deleteExpired(definition, expiresAt));
  // Rows that expired while nothing ran. The next run catches those that this one misses.
  deletion?.run().catch(() => {});
  return {
    ref: name,
    attributes: { Arn: `arn:aws:dynamodb:${region}:${account}:table/${name}`, TableId: path },
    stop: () => deletion?.stop(),
  };
};
