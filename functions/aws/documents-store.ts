import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { patience } from './patience.ts';

/** The one DynamoDB client of a function: made at cold start, so that its connections are used again. */
export const documents = DynamoDBDocumentClient.from(new DynamoDBClient(patience));
