import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { readEndpoint } from '#local/cognito/endpoint-file.ts';

/**
 * A client of the local Cognito, for the data folder of `npm start`.
 * @throws Error in one line where none does
 */
export async function localClient({
  DATA_DIR,
}: NodeJS.ProcessEnv): Promise<CognitoIdentityProviderClient> {
  const folder = DATA_DIR || '.local';
  const access = readEndpoint(folder);
  // A run that was killed left its endpoint behind.
  if (access === undefined || !(await isReachable(access.endpoint))) {
    throw new Error(
      `No site runs with the data folder ${folder}: start one with "npm start", or name a stage on AWS, as in "STAGE=production npm run staff -- list".`,
    );
  }
  const { endpoint, accessKeyId } = access;
  return new CognitoIdentityProviderClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId, secretAccessKey: 'local' },
  });
}

async function isReachable(endpoint: string): Promise<boolean> {
  try {
    await fetch(endpoint);
    return true;
  } catch {
    return false;
  }
}
