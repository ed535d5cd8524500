import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { clientConfig } from './client-config.ts';

/** The one DynamoDB client of a function, made at cold start so that it reuses its connections. */
export const dynamodb = DynamoDBDocumentClient.from(new DynamoDBClient(clientConfig));
