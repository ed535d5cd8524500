import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteSoftwareTokenCommand,
  AdminDeleteUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  paginateListUserPools,
  paginateListUsers,
  paginateListUsersInGroup,
} from '@aws-sdk/client-cognito-identity-provider';
import { limits } from '#contract/limits.ts';
import { type Role, roles } from '#contract/role.ts';
import { firstPassword } from '#functions/staff/first-password.ts';
import { dataStackName, region } from '#infra/names.ts';
import { localCognito } from '../local-clients.ts';

interface Accounts {
  /** Creates a user. @returns the first password, replaced at the first sign-in */
  readonly add: (name: string, role: Role) => Promise<string>;
  /** Changes the role of a user. A user who becomes an agent is signed out, because their tokens still carry the old role. */
  readonly setRole: (name: string, role: Role) => Promise<void>;
  /** Deletes a user. Their sessions end with the next request. */
  readonly remove: (name: string) => Promise<void>;
  /** Lets a user who lost a phone set up another, and ends their sessions. */
  readonly resetSecondFactor: (name: string) => Promise<void>;
  /** Names in alphabetical order; owners, users who never signed in and users who are switched off are marked. */
  readonly list: () => Promise<string[]>;
}

/**
 * The accounts of the AWS stage in `STAGE`, or of the site on this machine.
 * @throws a one-line Error if there is no such stage or no site is running here
 */
export async function openAccounts(environment: NodeJS.ProcessEnv): Promise<Accounts> {
  const stage = environment['STAGE'];
  const cognito = stage
    ? new CognitoIdentityProviderClient({ region })
    : await localCognito(environment);
  const UserPoolId = await findPool(cognito, stage);
  const setRole = async (name: string, role: Role) => {
    const user = { UserPoolId, Username: name };
    for (const GroupName of roles.filter((each) => each !== role)) {
      await explain(
        name,
        cognito.send(new AdminRemoveUserFromGroupCommand({ ...user, GroupName })),
      );
    }
    await explain(name, cognito.send(new AdminAddUserToGroupCommand({ ...user, GroupName: role })));
    if (role === 'agent')
      await explain(name, cognito.send(new AdminUserGlobalSignOutCommand(user)));
  };
  return {
    setRole,
    add: async (name, role) => {
      if (!limits.username.pattern.test(name)) {
        throw new Error(
          'A username may contain only ASCII letters, digits and punctuation, without spaces.',
        );
      }
      const TemporaryPassword = firstPassword();
      await explain(
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
      await setRole(name, role);
      return TemporaryPassword;
    },
    remove: async (name) => {
      await explain(name, cognito.send(new AdminDeleteUserCommand({ UserPoolId, Username: name })));
    },
    resetSecondFactor: async (name) => {
      const user = { UserPoolId, Username: name };
      // AdminSetUserMFAPreference removes nothing if the pool requires a second factor.
      await explain(name, cognito.send(new AdminDeleteSoftwareTokenCommand(user)));
      await explain(name, cognito.send(new AdminUserGlobalSignOutCommand(user)));
    },
    list: async () => {
      const owners = new Set<string | undefined>();
      const ofGroup = { UserPoolId, GroupName: 'owner' satisfies Role };
      for await (const { Users = [] } of paginateListUsersInGroup({ client: cognito }, ofGroup)) {
        for (const { Username } of Users) owners.add(Username);
      }
      const names: string[] = [];
      for await (const { Users = [] } of paginateListUsers({ client: cognito }, { UserPoolId })) {
        names.push(
          ...Users.map(({ Username, UserStatus, Enabled }) => {
            const marks = [
              ...(owners.has(Username) ? ['owner'] : []),
              ...(Enabled === false ? ['switched off'] : []),
              ...(UserStatus === 'CONFIRMED' ? [] : ['has not signed in yet']),
            ];
            return marks.length === 0 ? `${Username}` : `${Username} (${marks.join(', ')})`;
          }),
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
  throw new Error(`There is no user pool ${dataStackName(stage || 'development')}: deploy first.`);
}

const operatorErrors: Readonly<Record<string, string>> = {
  UsernameExistsException: 'is already a staff user.',
  UserNotFoundException: 'is not a staff user.',
};

/** Awaits a call and replaces Cognito's errors about the name with a line for the operator. */
async function explain(name: string, call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    const known = error instanceof Error ? operatorErrors[error.name] : undefined;
    throw known === undefined ? error : new Error(`${name} ${known}`, { cause: error });
  }
}
