import { randomInt } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminDeleteSoftwareTokenCommand,
  AdminDeleteUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  paginateListUserPools,
  paginateListUsers,
} from '@aws-sdk/client-cognito-identity-provider';
import { limits } from '#contract/limits.ts';
import { dataStackName, region } from '#infra/names.ts';
import { localCognito } from './local.ts';

interface Accounts {
  /** Creates a user. @returns the first password, replaced at the first sign-in */
  readonly add: (name: string) => Promise<string>;
  /** Deletes a user. Their sessions end with the next request. */
  readonly remove: (name: string) => Promise<void>;
  /** Lets a user who lost a phone set up another, and ends their sessions. */
  readonly resetSecondFactor: (name: string) => Promise<void>;
  /** Names in alphabetical order; users who never signed in are marked. */
  readonly list: () => Promise<string[]>;
}

/**
 * The accounts of the AWS stage in `STAGE`, or of the site on this machine.
 * @throws Error in one line if there is no such stage or nothing runs here
 */
export async function openAccounts(environment: NodeJS.ProcessEnv): Promise<Accounts> {
  const stage = environment['STAGE'];
  const cognito = stage
    ? new CognitoIdentityProviderClient({ region })
    : await localCognito(environment);
  const UserPoolId = await findPool(cognito, stage);
  return {
    add: async (name) => {
      if (!limits.username.pattern.test(name)) {
        throw new Error('A name is letters, digits and signs of ASCII, without spaces.');
      }
      const TemporaryPassword = firstPassword();
      await withOperatorErrors(
        name,
        cognito.send(
          new AdminCreateUserCommand({
            UserPoolId,
            Username: name,
            TemporaryPassword,
            // There is no address for an invitation: the operator hands the password over.
            MessageAction: 'SUPPRESS',
          }),
        ),
      );
      return TemporaryPassword;
    },
    remove: async (name) => {
      await withOperatorErrors(
        name,
        cognito.send(new AdminDeleteUserCommand({ UserPoolId, Username: name })),
      );
    },
    resetSecondFactor: async (name) => {
      const user = { UserPoolId, Username: name };
      // AdminSetUserMFAPreference removes nothing if the pool requires a second factor.
      await withOperatorErrors(name, cognito.send(new AdminDeleteSoftwareTokenCommand(user)));
      await withOperatorErrors(name, cognito.send(new AdminUserGlobalSignOutCommand(user)));
    },
    list: async () => {
      const names: string[] = [];
      for await (const { Users = [] } of paginateListUsers({ client: cognito }, { UserPoolId })) {
        names.push(
          ...Users.map(({ Username, UserStatus }) =>
            UserStatus === 'CONFIRMED' ? `${Username}` : `${Username} (has not signed in yet)`,
          ),
        );
      }
      return names.toSorted();
    },
  };
}

/** The pool has its stack's name. This machine has one pool for every stage. */
async function findPool(
  client: CognitoIdentityProviderClient,
  stage: string | undefined,
): Promise<string> {
  for await (const { UserPools = [] } of paginateListUserPools({ client }, { MaxResults: 60 })) {
    const found = UserPools.find(({ Name }) => !stage || Name === dataStackName(stage));
    if (found?.Id !== undefined) return found.Id;
  }
  throw new Error(`There is no user pool ${dataStackName(stage ?? 'development')}: deploy first.`);
}

const operatorErrors: Readonly<Record<string, string>> = {
  UsernameExistsException: 'is a staff user already.',
  UserNotFoundException: 'is no staff user.',
};

/** Awaits a call and replaces Cognito's errors about the name with a line for the operator. */
async function withOperatorErrors(name: string, call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    const known = error instanceof Error ? operatorErrors[error.name] : undefined;
    throw known === undefined ? error : new Error(`${name} ${known}`, { cause: error });
  }
}

/** Sixteen characters that are unambiguous on paper and by telephone: 78 bits. */
function firstPassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  const part = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [part(), part(), part(), part()].join('-');
}
