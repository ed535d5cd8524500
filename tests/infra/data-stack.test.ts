import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tables as contractTables } from '#contract/tables.ts';
import { dataStackName } from '#infra/names.ts';
import { stageNamed } from '#infra/stages.ts';
import { every, only, resources, templates } from './template.ts';

const { data, manifest } = templates();
const development = templates(stageNamed('development')).data;
const tables = every(data, 'AWS::DynamoDB::GlobalTable');
const pool = only(data, 'AWS::Cognito::UserPool');
const client = only(data, 'AWS::Cognito::UserPoolClient');

test('the stack that must survive holds the data and nothing else', () => {
  const types = [
    'DynamoDB::GlobalTable',
    'S3::Bucket',
    'S3::BucketPolicy',
    'Cognito::UserPool',
    'Cognito::UserPoolClient',
    'Cognito::UserPoolGroup',
  ];
  expect(new Set(Object.values(data.Resources).map(({ Type }) => Type))).toEqual(
    new Set(types.map((type) => `AWS::${type}`)),
  );
});

test('the stack cannot be deleted, and would keep the data', () => {
  expect(manifest).toHaveProperty('artifacts.DataStack.properties.terminationProtection', true);
  const precious = ['AWS::DynamoDB::GlobalTable', 'AWS::S3::Bucket', 'AWS::Cognito::UserPool'];
  for (const [, resource] of precious.flatMap((type) => resources(data, type))) {
    expect(resource).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
  }
  expect(pool).toMatchObject({ DeletionProtection: 'ACTIVE' });
});

test('a table has point-in-time recovery and deletion protection, is encrypted and is paid by request', () => {
  expect(tables.length).toBe(7);
  for (const table of tables) {
    const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true };
    expect(table).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
      Replicas: [{ DeletionProtectionEnabled: true, PointInTimeRecoverySpecification }],
    });
  }
});

test('the commands of the runbook and of the teardown find every table of the contract by its name', () => {
  const ids = resources(data, 'AWS::DynamoDB::GlobalTable').map(([id]) => id);
  expect(ids).toHaveLength(Object.keys(contractTables).length);
  for (const file of ['docs/runbook.md', 'docs/deploying.md']) {
    const named = readFileSync(file, 'utf8').matchAll(/starts_with\(@, '([^']+)'\)/g);
    const [prefix = '', ...others] = Array.from(named, ([, name = '']) => name);
    expect([file, others]).toEqual([file, []]);
    // CloudFormation puts the stack's name before a resource's id.
    for (const id of ids) expect(`${dataStackName('production')}-${id}`).toContain(prefix);
    expect(prefix).toContain(dataStackName('production'));
  }
});

test('the tables of a stage for trying things out are those of production', () => {
  expect(resources(development, 'AWS::DynamoDB::GlobalTable')).toEqual(
    resources(data, 'AWS::DynamoDB::GlobalTable'),
  );
});

const keys = (...names: string[]) =>
  names.map((AttributeName, at) => ({ AttributeName, KeyType: at === 0 ? 'HASH' : 'RANGE' }));

test('submissions are keyed by id, subscribers by address, entries by what they are about and settings by kind, messages by contact, and campaigns by id, so that none is stored twice', () => {
  expect(tables.map(({ KeySchema }) => KeySchema)).toEqual([
    keys('id'),
    keys('email'),
    keys('subject', 'entry'),
    keys('kind', 'entry'),
    keys('webhook', 'entry'),
    keys('contact', 'entry'),
    keys('campaign', 'entry'),
  ]);
});

test.each([
  ['contacts', contractTables.contacts, ['status', 'assignee', 'email', 'outbox', 'unrecorded']],
  ['subscribers', contractTables.subscribers, ['status', 'outbox']],
  ['activity', contractTables.activity, ['audit']],
  ['deliveries', contractTables.deliveries, ['outbox']],
  ['messages', contractTables.messages, ['messageId', 'outbox']],
  ['campaigns', contractTables.campaigns, ['list', 'outbox']],
])('the list of %s is read from the indexes of the contract, which hold whole rows', (...row) => {
  const [, { partitionKey: key, indexes }, names] = row;
  const table = tables.find(({ KeySchema }) =>
    JSON.stringify(KeySchema).includes(`"${key}","KeyType":"HASH"`),
  );
  expect(indexes.map(({ index }) => index)).toEqual(names);
  expect(table?.['AttributeDefinitions']).toEqual(
    expect.arrayContaining(
      indexes.flatMap(({ partitionKey, sortKey }) => [
        { AttributeName: partitionKey, AttributeType: 'S' },
        { AttributeName: sortKey, AttributeType: 'S' },
      ]),
    ),
  );
  expect(table?.['GlobalSecondaryIndexes']).toEqual(
    indexes.map(({ index, partitionKey, sortKey }) => ({
      IndexName: index,
      KeySchema: keys(partitionKey, sortKey),
      Projection: { ProjectionType: 'ALL' },
    })),
  );
});

test('DynamoDB deletes what has expired of every table', () => {
  for (const { TimeToLiveSpecification } of tables) {
    expect(TimeToLiveSpecification).toEqual({ AttributeName: 'expiresAt', Enabled: true });
  }
});

const byLength = {
  MinimumLength: 12,
  RequireLowercase: false,
  RequireNumbers: false,
  RequireSymbols: false,
  RequireUppercase: false,
  TemporaryPasswordValidityDays: 7,
};

test.each(
  Object.entries({
    'only an operator makes a staff account, and nobody recovers one alone': {
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'admin_only', Priority: 1 }] },
    },
    'staff sign in with a username, whatever its case, and with nothing else': {
      UsernameConfiguration: { CaseSensitive: false },
    },
    'a password is judged by its length alone': { Policies: { PasswordPolicy: byLength } },
  }),
)('%s', (_, expected) => {
  expect(pool).toMatchObject(expected);
  expect(pool).not.toHaveProperty('UsernameAttributes');
  expect(pool).not.toHaveProperty('AliasAttributes');
});

test.each(
  Object.entries({
    'no response tells a wrong password from an unknown username': {
      PreventUserExistenceErrors: 'ENABLED',
    },
    'only the server starts a session: no hosted page, no flow open to a browser, no secret': {
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'],
      AllowedOAuthFlowsUserPoolClient: false,
      GenerateSecret: false,
    },
    'an access token lives for 5 minutes, a session for 8 hours, a refresh token for one use': {
      AccessTokenValidity: 5,
      RefreshTokenValidity: 480,
      TokenValidityUnits: { AccessToken: 'minutes', RefreshToken: 'minutes' },
      EnableTokenRevocation: true,
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
    },
    'a sign-in that stops halfway is forgotten after 10 minutes': { AuthSessionValidity: 10 },
  }),
)('%s', (_, expected) => expect(client).toMatchObject(expected));

test('where a stage requires a second factor nobody signs in without an authenticator app', () => {
  expect(pool).toMatchObject({ MfaConfiguration: 'ON', EnabledMfas: ['SOFTWARE_TOKEN_MFA'] });
  expect(only(development, 'AWS::Cognito::UserPool')).toMatchObject({ MfaConfiguration: 'OFF' });
});

test('token buckets are no data: they are encrypted, forgotten by themselves and go with their stack', () => {
  const { site } = templates();
  expect(only(site, 'AWS::DynamoDB::GlobalTable')).toMatchObject({
    KeySchema: keys('bucket'),
    BillingMode: 'PAY_PER_REQUEST',
    SSESpecification: { SSEEnabled: true },
    TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
  });
  const [[, buckets] = []] = resources(site, 'AWS::DynamoDB::GlobalTable');
  expect(buckets).toHaveProperty('DeletionPolicy', 'Delete');
});

test('what staff may do is a group, one for each role', () => {
  const groups = every(data, 'AWS::Cognito::UserPoolGroup').map(({ GroupName }) => GroupName);
  expect(groups).toEqual(['agent', 'owner']);
});
