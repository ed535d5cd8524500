import * as z from 'zod/mini';
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

/** AWS::DynamoDB::GlobalTable: its one replica, with its keys and indexes. */
export const start: Start = async (resource, { dynamodb, seed }) => {
  const { TableName: given, ...properties } = Properties.parse(resource.properties);
  const { account, logicalId, path, region, stackName } = resource;
  const name = given ?? `${stackName}-${logicalId}-${seed.derive(path, 12).toUpperCase()}`;
  const indexes = properties.GlobalSecondaryIndexes.map(({ Projection: projection, ...index }) => ({
    ...index,
    Projection: {
      ProjectionType: projection.ProjectionType,
      ...(projection.NonKeyAttributes && { NonKeyAttributes: projection.NonKeyAttributes }),
    },
  }));
  await dynamodb.ensureTable({
    TableName: name,
    AttributeDefinitions: properties.AttributeDefinitions,
    KeySchema: properties.KeySchema,
    BillingMode: 'PAY_PER_REQUEST',
    ...(indexes.length > 0 && { GlobalSecondaryIndexes: indexes }),
  });
  return {
    ref: name,
    attributes: { Arn: `arn:aws:dynamodb:${region}:${account}:table/${name}`, TableId: path },
  };
};
