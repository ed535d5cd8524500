import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteSoftwareTokenCommand,
  AdminDeleteUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  ListUserPoolsCommand,
  ListUsersCommand,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { staffCommand } from '#operations/staff/command.ts';
import { publishEndpoint } from 'cdk-laptop/cognito/endpoint-file.ts';
import { temporaryFolder } from 'cdk-laptop/testing/temporary-folder.ts';

const cognito = mockClient(CognitoIdentityProviderClient);
const environment = { STAGE: 'production', AWS_REGION: 'eu-west-1' };

beforeEach(() => {
  cognito.reset();
  cognito
    .on(AdminAddUserToGroupCommand)
    .resolves({})
    .on(AdminRemoveUserFromGroupCommand)
    .resolves({})
    .on(AdminUserGlobalSignOutCommand)
    .resolves({})
    .on(ListUserPoolsCommand)
    .resolves({
      UserPools: [{ Id: 'us-east-1_Development', Name: 'quietgrid-development-data' }],
      NextToken: 'more',
    })
    .on(ListUserPoolsCommand, { NextToken: 'more' })
    .resolves({ UserPools: [{ Id: 'us-east-1_Production', Name: 'quietgrid-production-data' }] });
});

/** The changes of groups, in order: "add ada owner". */
function groupCalls(): string[] {
  return cognito.calls().flatMap(({ args: [command] }) => {
    if (command instanceof AdminAddUserToGroupCommand) {
      return [`add ${command.input.Username} ${command.input.GroupName}`];
    }
    if (command instanceof AdminRemoveUserFromGroupCommand) {
      return [`remove ${command.input.Username} ${command.input.GroupName}`];
    }
    return [];
  });
}

test('A user is created in the named stage’s pool', async () => {
  cognito.on(AdminCreateUserCommand).resolves({});

  const words = await staffCommand(['add', 'ada'], environment);

  const [call] = cognito.commandCalls(AdminCreateUserCommand);
  expect(call?.args[0].input).toEqual({
    UserPoolId: 'us-east-1_Production',
    Username: 'ada',
    TemporaryPassword: expect.stringMatching(/^(?:[a-z2-9]{4}-){4}[a-z2-9]{4}$/),
    MessageAction: 'SUPPRESS',
  });
  expect(words).toContain(call?.args[0].input.TemporaryPassword);
  expect(groupCalls()).toEqual(['remove ada owner', 'add ada agent']);
});

test('A user is created as an owner', async () => {
  cognito.on(AdminCreateUserCommand).resolves({});

  await staffCommand(['add', 'ada', '--owner'], environment);

  expect(groupCalls()).toEqual(['remove ada agent', 'add ada owner']);
});

test('A role is changed, and who becomes an agent is signed out', async () => {
  const promoted = await staffCommand(['role', 'ada', 'owner'], environment);
  expect(promoted).toMatch(/^ada is now an owner/);
  expect(groupCalls()).toEqual(['remove ada agent', 'add ada owner']);
  expect(cognito.commandCalls(AdminUserGlobalSignOutCommand)).toEqual([]);
  cognito.resetHistory();

  expect(await staffCommand(['role', 'ada', 'agent'], environment)).toMatch(/^ada is an agent/);
  expect(groupCalls()).toEqual(['remove ada owner', 'add ada agent']);
  expect(cognito.commandCalls(AdminUserGlobalSignOutCommand)).toHaveLength(1);
});

test('All pages of users are listed, with what is particular of each', async () => {
  cognito
    .on(ListUsersInGroupCommand, { UserPoolId: 'us-east-1_Production', GroupName: 'owner' })
    .resolves({ Users: [{ Username: 'lin' }, { Username: 'ada' }] })
    .on(ListUsersCommand)
    .resolves({
      Users: [
        { Username: 'lin', UserStatus: 'FORCE_CHANGE_PASSWORD' },
        { Username: 'zoe', UserStatus: 'CONFIRMED', Enabled: false },
      ],
      PaginationToken: 'more',
    })
    .on(ListUsersCommand, { PaginationToken: 'more' })
    .resolves({
      Users: [
        { Username: 'ada', UserStatus: 'CONFIRMED', Enabled: true },
        { Username: 'ben', UserStatus: 'CONFIRMED', Enabled: true },
      ],
    });

  expect((await staffCommand(['list'], environment)).split('\n')).toEqual([
    'ada (owner)',
    'ben',
    'lin (owner, has not signed in yet)',
    'zoe (switched off)',
  ]);
});

test('A lost phone is removed, and its user is signed out everywhere', async () => {
  cognito.on(AdminDeleteSoftwareTokenCommand).resolves({});
  cognito.on(AdminUserGlobalSignOutCommand).resolves({});

  expect(await staffCommand(['reset-second-factor', 'ada'], environment)).toMatch(
    /^ada is signed out/,
  );

  const ada = { UserPoolId: 'us-east-1_Production', Username: 'ada' };
  const [forgotten] = cognito.commandCalls(AdminDeleteSoftwareTokenCommand);
  expect(forgotten?.args[0].input).toEqual(ada);
  const [signedOut] = cognito.commandCalls(AdminUserGlobalSignOutCommand);
  expect(signedOut?.args[0].input).toEqual(ada);
});

test('A user is removed with what they had set, so that the next of that name does not inherit it', async () => {
  cognito.on(AdminDeleteUserCommand).resolves({});
  const TableName = 'quietgrid-production-data-TablesSettings';
  mockClient(DynamoDBClient)
    .on(ListTablesCommand)
    .resolves({ TableNames: [TableName] });
  const rows = mockClient(DynamoDBDocumentClient);

  await staffCommand(['remove', 'Ada'], environment);

  const [deleted] = cognito.commandCalls(AdminDeleteUserCommand);
  expect(deleted?.args[0].input).toMatchObject({ Username: 'Ada' });
  const [forgotten] = rows.commandCalls(DeleteCommand);
  const Key = { kind: 'preferences', entry: 'ada' };
  expect(forgotten?.args[0].input).toMatchObject({ TableName, Key });

  rows.on(DeleteCommand).rejects(new Error('Throttled'));
  await expect(staffCommand(['remove', 'Ada'], environment)).rejects.toThrow('Throttled');
  // Kept, so that the command can be repeated.
  expect(cognito.commandCalls(AdminDeleteUserCommand)).toHaveLength(1);
});

test('A stage that was never deployed is reported, and no user is created', async () => {
  const adding = staffCommand(['add', 'ada'], { STAGE: 'staging' });

  await expect(adding).rejects.toThrow('There is no user pool quietgrid-staging-data');
  expect(cognito.commandCalls(AdminCreateUserCommand)).toEqual([]);
});

test.each([
  [[]],
  [['add']],
  [['list', 'ada']],
  [['add', 'ada', 'lovelace']],
  [['promote', 'ada']],
  [['role', 'ada']],
  [['role', 'ada', 'admin']],
  [['remove', 'ada', '--owner']],
])('Unknown arguments get the usage: %j', async (words) => {
  await expect(staffCommand(words, environment)).rejects.toThrow('add NAME');
  expect(cognito.calls()).toEqual([]);
});

test.each(['ada lovelace', 'zoë'])(
  'A name with spaces or accents is rejected: %s',
  async (name) => {
    await expect(staffCommand(['add', name], environment)).rejects.toThrow(
      /only ASCII .* without spaces/,
    );
  },
);

test('Without a stage or a local site, one line says what to do', async () => {
  const words = staffCommand(['list'], { DATA_DIR: '/nonexistent' });

  await expect(words).rejects.toThrow(/^No site is running .*"npm start"/);
});

test('A killed site counts as none', async () => {
  const DATA_DIR = temporaryFolder();
  const endpoint = 'http://127.0.0.1:1';
  publishEndpoint(DATA_DIR, { endpoint, dynamodbEndpoint: endpoint, accessKeyId: 'thekey' });

  await expect(staffCommand(['list'], { DATA_DIR })).rejects.toThrow(/^No site is running/);
});
