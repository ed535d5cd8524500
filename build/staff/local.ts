import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';

/**
 * Speaks to the site that runs on this machine with the data folder of `npm start`.
 * @throws Error in one line where none does
 */
export function localClient({ DATA_DIR }: NodeJS.ProcessEnv): CognitoIdentityProviderClient {
  const folder = DATA_DIR || '.local';
  let endpoint: string;
  try {
    endpoint = readFileSync(join(folder, 'cognito-endpoint'), 'utf8');
  } catch {
    throw new Error(
      `No site runs with the data folder ${folder}: start one with "npm start", or name a stage on AWS, as in "STAGE=production npm run staff -- list".`,
    );
  }
  return new CognitoIdentityProviderClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
}
