import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { clientConfig } from './client-config.ts';

/** The function's DynamoDB client, created at cold start to reuse its connections. */
export const dynamodb = DynamoDBDocumentClient.from(new DynamoDBClient(clientConfig));
