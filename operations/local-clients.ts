import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { readEndpoint } from 'cdk-laptop/cognito/endpoint-file.ts';

/**
 * A client of the local Cognito, for the data folder of `npm start`.
 * @throws a one-line Error if no site is running
 */
export async function localCognito(
  environment: NodeJS.ProcessEnv,
): Promise<CognitoIdentityProviderClient> {
  const { endpoint, accessKeyId } = await findSite(environment);
  return new CognitoIdentityProviderClient(configOf(endpoint, accessKeyId));
}

/**
 * A client of the local DynamoDB for the same folder.
 * @throws a one-line Error if no site is running
 */
export async function localDynamoDb(environment: NodeJS.ProcessEnv): Promise<DynamoDBClient> {
  const { dynamodbEndpoint, accessKeyId } = await findSite(environment);
  return new DynamoDBClient(configOf(dynamodbEndpoint, accessKeyId));
}

function configOf(endpoint: string, accessKeyId: string) {
  return { endpoint, region: 'us-east-1', credentials: { accessKeyId, secretAccessKey: 'local' } };
}

async function findSite({ DATA_DIR }: NodeJS.ProcessEnv) {
  const folder = DATA_DIR || '.local';
  const access = readEndpoint(folder);
  // A killed process leaves its endpoint behind.
  if (access === undefined || !(await isReachable(access.endpoint))) {
    throw new Error(
      `No site is running in the data folder ${folder}: start one with "npm start", or name a stage on AWS, as in "STAGE=production npm run staff -- list".`,
    );
  }
  return access;
}

async function isReachable(endpoint: string): Promise<boolean> {
  try {
    await fetch(endpoint);
    return true;
  } catch {
    return false;
  }
}
