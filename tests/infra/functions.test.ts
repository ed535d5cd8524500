import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import type { EnvironmentVariable } from '#contract/environment.ts';
import { pascalCase } from '#infra/names.ts';
import { stageNamed } from '#infra/stages.ts';
import { bundles } from './fixture.ts';
import { every, resources, type Template, templates } from './template.ts';

const { site } = templates();

const oneOrMore = z.union([
  z.array(z.string()),
  z.pipe(
    z.string(),
    z.transform((one) => [one]),
  ),
]);
const Statement = z.object({
  Action: oneOrMore,
  Resource: z.unknown(),
  Condition: z.optional(z.record(z.string(), z.record(z.string(), oneOrMore))),
});
const Role = z.strictObject({
  AssumeRolePolicyDocument: z.unknown(),
  Policies: z.tuple([z.object({ PolicyDocument: z.object({ Statement: z.array(Statement) }) })]),
});
const LambdaFunction = z.looseObject({
  Role: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) }),
  Timeout: z.number(),
  ReservedConcurrentExecutions: z.optional(z.number()),
  Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }),
});

/** What each role may do, by its logical id: all of it stands in the role. */
const statements = new Map(
  resources(site, 'AWS::IAM::Role').map(([id, { Properties }]) => [
    id,
    Role.parse(Properties).Policies[0].PolicyDocument.Statement,
  ]),
);

/** Our functions by the name of their construct; CDK's own uploader is written in Python. */
function functionsOf(template: Template) {
  return resources(template, 'AWS::Lambda::Function')
    .filter(([, { Properties }]) => Properties['Runtime'] === 'nodejs24.x')
    .map(([id, { Properties }]) => {
      const { Role: role, Environment, ...rest } = LambdaFunction.parse(Properties);
      return Object.assign(rest, {
        name: id.replace(/Function[0-9A-F]{8}$/, ''),
        role: role['Fn::GetAtt'][0],
        variables: Environment.Variables,
      });
    });
}
const functions = functionsOf(site);
/** Those behind a route. */
const called = functions.filter(
  ({ name }) => !['AuthorizeStaff', 'Canary', 'Dispatch', 'Feedback', 'Receive'].includes(name),
);

const known =
  /(?<=FilesBucket.+[/])[a-z/]+[*]|FilesBucket(?!.*[*])|(?<=WebsiteBucket.+[/])(?:[a-z]+[/][*]|issue[.]html)|(?:Contacts|Subscribers|Activity|Settings|Deliveries|Messages|Campaigns|Buckets|Pool|Log|Ticket|DeadLetters|Mail)(?=[0-9A-F]{8})|identity[/][*]|[*](?="$)/;

const writesLog = 'Log logs:CreateLogStream logs:PutLogEvents';

/**
 * What a role may do, by what it is done to: "Contacts/index/email Query", "Settings[key] Query",
 * "Contacts{id} GetItem", "Pool cognito-idp:ListUsers", "originals/* s3:PutObject",
 * "FilesBucket(originals/*) s3:ListBucket", "mail/* s3:PutObject", "issue.html s3:GetObject".
 */
function rightsOf(role: string): string[] {
  const rights = (statements.get(role) ?? []).flatMap(({ Resource, Action, Condition = {} }) => {
    const list = (operator: string, key: string) =>
      (Condition[`ForAllValues:${operator}`]?.[`dynamodb:${key}`] ?? []).join(' ');
    const rows = list('StringLike', 'LeadingKeys').replace(/.+/, '[$&]');
    const prefixes = (Condition['StringLike']?.['s3:prefix'] ?? []).join(' ').replace(/.+/, '($&)');
    const columns = list('StringEquals', 'Attributes').replace(/.+/, '{$&}');
    return [Resource].flat().flatMap((each) => {
      const text = JSON.stringify(each);
      const index = /\/index\/\w+(?=")/.exec(text)?.[0] ?? '';
      const resource = `${known.exec(text)?.[0]}${index}${rows}${columns}${prefixes}`;
      return Action.map((action) => ({ resource, action: action.replace('dynamodb:', '') }));
    });
  });
  return Object.entries(Object.groupBy(rights, ({ resource }) => resource))
    .map(([resource, granted = []]) =>
      [resource, ...granted.map(({ action }) => action).toSorted()].join(' '),
    )
    .toSorted();
}

const signIn = 'Pool cognito-idp:AdminInitiateAuth cognito-idp:AdminRespondToAuthChallenge';

test('each function may write its log and do what its routes need, and nothing else', () => {
  const rights = functions.map(({ name, role }) => {
    const own = rightsOf(role);
    expect([name, own]).toEqual([name, expect.arrayContaining([writesLog])]);
    return [name, own.filter((right) => right !== writesLog).join(', ')];
  });
  expect(Object.fromEntries(rights)).toEqual({
    Audit: 'Activity PutItem, Activity/index/audit Query',
    AuthorizeStaff: '',
    Campaigns:
      '* ses:GetAccount, Activity PutItem, Campaigns DeleteItem GetItem PutItem Query UpdateItem, ' +
      'Campaigns/index/list Query, Subscribers/index/status Query, mail/* s3:PutObject',
    Canary: 'Ticket sns:Publish',
    Dispatch:
      '* ses:GetAccount, Activity PutItem, Buckets UpdateItem, ' +
      'Campaigns DeleteItem GetItem PutItem UpdateItem, Campaigns/index/list Query, ' +
      'Campaigns/index/outbox Query, Contacts GetItem UpdateItem, ' +
      'Contacts/index/outbox Query, Contacts/index/unrecorded Query, ' +
      'DeadLetters sqs:SendMessage, Deliveries PutItem UpdateItem, Deliveries/index/outbox Query, ' +
      'Mail ses:SendEmail, Messages DeleteItem GetItem PutItem Query UpdateItem, Messages/index/outbox Query, ' +
      'Pool cognito-idp:AdminGetUser, ' +
      'Settings[breaker] GetItem UpdateItem, Settings[digest] GetItem PutItem, Settings[figures] UpdateItem, ' +
      'Settings[key] PutItem Query, Settings[preferences] GetItem, Settings[reply-templates] GetItem, ' +
      'Settings[tags] GetItem, Settings[webhook] PutItem Query, Subscribers GetItem UpdateItem, Subscribers/index/outbox Query, ' +
      'Subscribers/index/status Query, archive/* s3:PutObject, files/attachments/* s3:GetObject, ' +
      'identity/* ses:SendEmail, issue.html s3:GetObject, mail/* s3:DeleteObject',
    Feedback:
      'Activity PutItem, Campaigns GetItem UpdateItem, Contacts GetItem UpdateItem, ' +
      'DeadLetters sqs:SendMessage, Messages GetItem Query UpdateItem, Settings[breaker] UpdateItem, Settings[key] Query, ' +
      'Settings[undelivered] UpdateItem, Subscribers UpdateItem',
    Forms:
      'Buckets GetItem UpdateItem, Contacts PutItem, Contacts{id keyHash payloadHash} GetItem, ' +
      'Settings[blocked] GetItem, Subscribers UpdateItem',
    Inbox:
      'Activity GetItem PutItem Query, Activity/index/audit Query, Contacts GetItem UpdateItem, ' +
      'Contacts/index/assignee Query, Contacts/index/email Query, Contacts/index/status Query, ' +
      'Messages PutItem Query, Pool cognito-idp:AdminGetUser cognito-idp:ListUsers, ' +
      'Settings[address] PutItem Query, Settings[blocked] GetItem PutItem, ' +
      'Settings[figures] Query UpdateItem, Settings[presence] PutItem Query, ' +
      'Settings[reply-templates] GetItem PutItem, Settings[tags] GetItem PutItem, ' +
      'Subscribers GetItem, Subscribers/index/status Query',
    Links: 'Campaigns GetItem UpdateItem, Settings[key] Query, Subscribers GetItem UpdateItem',
    // It alone may scan, and delete contacts and subscribers; of what staff did nothing but what is about contacts.
    Person:
      'Activity PutItem, Activity[contact#*] DeleteItem Query, Campaigns Query UpdateItem, Campaigns/index/list Query, Contacts DeleteItem GetItem Scan UpdateItem, ' +
      'Deliveries DeleteItem GetItem, FilesBucket(files/attachments/*) s3:ListBucket, ' +
      'FilesBucket(files/uploads/*) s3:ListBucket, FilesBucket(originals/*) s3:ListBucket, ' +
      'Messages DeleteItem GetItem Query Scan, Settings[address] DeleteItem Query, Settings[blocked] DeleteItem GetItem, ' +
      'Settings[erasure] GetItem PutItem, Settings[key] PutItem Query, ' +
      'Subscribers DeleteItem GetItem, files/attachments/* s3:DeleteObject, ' +
      'files/uploads/* s3:DeleteObject, originals/* s3:DeleteObject',
    Receive:
      'Activity PutItem, Contacts GetItem PutItem UpdateItem, ' +
      'DeadLetters sqs:SendMessage, FilesBucket(incoming/*) s3:ListBucket, Messages GetItem PutItem, ' +
      'Messages/index/messageId Query, Settings[blocked] GetItem, Settings[erasure] GetItem, Settings[key] Query, ' +
      'files/attachments/* s3:PutObject, incoming/* s3:DeleteObject s3:GetObject, originals/* s3:PutObject',
    Replies:
      'Activity PutItem, Contacts GetItem PutItem UpdateItem, ' +
      'Messages DeleteItem GetItem PutItem Query, ' +
      'Settings[figures] UpdateItem, files/attachments/* s3:GetObject s3:PutObject, ' +
      'files/uploads/* s3:GetObject s3:PutObject, originals/* s3:GetObject',
    Session:
      'Activity PutItem, Buckets GetItem UpdateItem, ' +
      `${signIn} cognito-idp:AdminUserGlobalSignOut, Settings[preferences] GetItem PutItem, ` +
      'Settings[session] GetItem Query UpdateItem',
    Settings:
      'Activity PutItem, Campaigns/index/outbox Query, Contacts/index/outbox Query, Deliveries PutItem Query, Deliveries/index/outbox Query, ' +
      'Messages/index/outbox Query, Settings[breaker] GetItem, Settings[key] PutItem Query, Settings[undelivered] Query, ' +
      'Settings[webhook] PutItem Query, Subscribers/index/outbox Query',
    SignIn: `Activity PutItem, Buckets GetItem UpdateItem, ${signIn}, Settings[session] UpdateItem`,
    Subscribers: 'Activity PutItem, Subscribers GetItem UpdateItem',
    Team:
      'Activity PutItem, Buckets UpdateItem, Contacts GetItem UpdateItem, Contacts/index/assignee Query, ' +
      'Pool cognito-idp:AdminAddUserToGroup cognito-idp:AdminCreateUser cognito-idp:AdminDisableUser ' +
      'cognito-idp:AdminEnableUser cognito-idp:AdminGetUser ' +
      'cognito-idp:AdminRemoveUserFromGroup cognito-idp:AdminSetUserPassword ' +
      'cognito-idp:AdminUserGlobalSignOut cognito-idp:ListUsers cognito-idp:ListUsersInGroup',
    Vitals: '',
  });
});

/** What staff send and leaves nothing changed, or is the step before what is recorded. */
const unrecorded = new Set(['searchContacts', 'beginAuthenticator']);

test.each(
  Object.entries<Endpoint>(endpoints).filter(
    ([name, { isPublic, method }]) => !isPublic && method !== 'GET' && !unrecorded.has(name),
  ),
)('what staff do by %s can be recorded in the audit log', (_, { lambda }) => {
  const role = functions.find(({ name }) => name === pascalCase(lambda))?.role ?? '';
  expect(rightsOf(role)).toContainEqual(expect.stringMatching(/^Activity .*PutItem/));
});

test('no role may do everything of a kind, or anything to everything', () => {
  const all = [...statements.values()].flat();
  expect(all.length).toBeGreaterThan(functions.length);
  for (const { Action } of all) expect(Action.join(' ')).not.toContain('*');
  // Both read the quota, which has no resources: one sends, the other says how long that takes.
  const onAll = all.filter(({ Resource }) => [Resource].flat().includes('*'));
  expect(onAll.map(({ Action }) => Action)).toEqual([['ses:GetAccount'], ['ses:GetAccount']]);
  // Rights beside the role would pass the above by.
  const types = Object.values(site.Resources).map(({ Type }) => Type);
  expect(types.filter((type) => /^AWS::IAM::(?!Role$)/.test(type))).toEqual([]);
});

test('no two functions share a role', () => {
  expect(new Set(functions.map(({ role }) => role)).size).toBe(functions.length);
});

test('each function is given the settings that it reads, and nothing else', () => {
  const http = ['ORIGIN_SECRETS', 'SITE_HOSTS'] as const;
  const contacts = ['CONTACTS_TABLE', 'CONTACTS_RETENTION_DAYS'] as const;
  const activity = ['ACTIVITY_TABLE', 'ACTIVITY_RETENTION_DAYS'] as const;
  const pool = ['USER_POOL_ID', 'USER_POOL_CLIENT_ID'] as const;
  const webhooks = ['SETTINGS_TABLE', 'NOTIFY'] as const;
  const mailed = ['SUBSCRIBERS_TABLE', 'DELIVERIES_TABLE', 'MESSAGES_TABLE'] as const;
  const rows = [...contacts, ...activity, ...mailed, 'CAMPAIGNS_TABLE'] as const;
  const limited = ['BUCKETS_TABLE', 'SIGNATURE_KEY'] as const;
  const ofInbox = [
    'SUBSCRIBERS_TABLE',
    'SETTINGS_TABLE',
    'USER_POOL_ID',
    'MESSAGES_TABLE',
  ] as const;
  const ofForms = ['ANNOUNCES_CONTACTS', 'DOUBLE_OPT_IN', 'SETTINGS_TABLE'] as const;
  const threads = [...contacts, ...activity, 'MESSAGES_TABLE', 'SETTINGS_TABLE'] as const;
  const expected: Record<string, readonly EnvironmentVariable[]> = {
    Audit: [...http, ...activity],
    AuthorizeStaff: pool,
    Campaigns: [
      ...http,
      ...activity,
      'CAMPAIGNS_TABLE',
      'SUBSCRIBERS_TABLE',
      'SITE_URL',
      'MAIL',
      'SITE_BUCKET',
    ],
    Canary: ['METRICS_NAMESPACE', 'SITE_URL', 'SIGNATURE_KEY'],
    Dispatch: [
      ...rows,
      ...webhooks,
      'BUCKETS_TABLE',
      'MAIL',
      'SITE_URL',
      'USER_POOL_ID',
      'INBOX',
      'FILES_BUCKET',
      'SITE_BUCKET',
      'SITE_BUILD',
    ],
    // The retention comes with the table of messages.
    Feedback: [...threads, 'SUBSCRIBERS_TABLE', 'CAMPAIGNS_TABLE'],
    Forms: [...http, ...contacts, 'SUBSCRIBERS_TABLE', ...limited, ...ofForms],
    Inbox: [...http, ...contacts, ...activity, ...ofInbox, 'INBOX'],
    Links: [...http, 'SUBSCRIBERS_TABLE', 'SETTINGS_TABLE', 'CAMPAIGNS_TABLE'],
    Person: [...http, ...rows, ...webhooks, 'FILES_BUCKET'],
    Receive: [...threads, 'INBOX', 'FILES_BUCKET', 'ANNOUNCES_CONTACTS'],
    Replies: [...http, ...threads, 'INBOX', 'FILES_BUCKET'],
    Session: [...http, ...pool, ...limited, 'SETTINGS_TABLE', ...activity, 'SECOND_FACTOR'],
    Settings: [...http, ...rows, ...webhooks, 'SITE_URL'],
    SignIn: [...http, ...pool, ...limited, 'SETTINGS_TABLE', ...activity],
    Subscribers: [...http, 'SUBSCRIBERS_TABLE', ...activity],
    Team: [...http, ...contacts, ...activity, 'USER_POOL_ID', 'BUCKETS_TABLE'],
    Vitals: [...http, 'METRICS_NAMESPACE'],
  };
  const given = functions.map(({ name, variables }) => [name, Object.keys(variables).toSorted()]);
  expect(Object.fromEntries(given)).toEqual(
    Object.fromEntries(Object.entries(expected).map(([name, names]) => [name, names.toSorted()])),
  );
});

const memory: Readonly<Record<string, number>> = { Dispatch: 512, Receive: 2048 };

test('every bundle becomes one function, on the Node and the processor that it was built for', () => {
  expect(functions.length).toBe(bundles.length);
  for (const properties of functions) {
    expect(properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      MemorySize: memory[properties.name] ?? 1024,
      LoggingConfig: { LogFormat: 'JSON', LogGroup: expect.anything() },
    });
  }
});

test('a function gives up before API Gateway does, which waits 30 seconds', () => {
  for (const { Timeout } of called) expect(Timeout).toBeLessThan(29);
});

test('each stage has its measurements in a place of its own', () => {
  const reporter = functions.find(({ name }) => name === 'Vitals');
  expect(reporter?.variables['METRICS_NAMESPACE']).toBe('quietgrid-development-site');
});

test('every public function has reserved concurrency, so that a flood of one starves no other', () => {
  const open = Object.values<Endpoint>(endpoints).filter(({ isPublic }) => isPublic);
  const { reservedConcurrency } = stageNamed('production');
  expect(new Set(Object.keys(reservedConcurrency))).toEqual(
    // Anybody can send a mail.
    new Set([...open.map(({ lambda }) => lambda), 'authorizeStaff', 'receive']),
  );
  const reserved = functions.flatMap(({ name, ReservedConcurrentExecutions: most }) =>
    most === undefined ? [] : [[name, most]],
  );
  const expected = Object.entries(reservedConcurrency);
  expect(Object.fromEntries(reserved)).toEqual(
    Object.fromEntries(expected.map(([name, most]) => [pascalCase(name), most])),
  );
});

test('every function, also those of CDK, says its memory, its time-out and its log', () => {
  for (const properties of every(site, 'AWS::Lambda::Function')) {
    expect(properties).toMatchObject({
      MemorySize: expect.any(Number),
      Timeout: expect.any(Number),
      LoggingConfig: { LogGroup: { Ref: expect.stringMatching(/Log/) } },
    });
  }
});

test('every function has a caller that waits, or else its failures are kept', () => {
  const waitedFor = new Set([
    // API Gateway returns its result; CloudFormation fails the deploy.
    ...every(site, 'AWS::Lambda::Permission')
      .filter(({ Principal }) => Principal === 'apigateway.amazonaws.com')
      .map(({ FunctionName }) => JSON.stringify(FunctionName)),
    ...every(site, 'Custom::CDKBucketDeployment').map(({ ServiceToken }) =>
      JSON.stringify(ServiceToken),
    ),
  ]);
  const kept = new Set(
    Object.values(site.Resources)
      .filter(({ Type }) => Type === 'AWS::Lambda::EventInvokeConfig')
      .filter(({ Properties }) => JSON.stringify(Properties).includes('"OnFailure"'))
      .map(({ Properties }) => JSON.stringify(Properties['FunctionName'])),
  );
  for (const [id, { Properties }] of resources(site, 'AWS::Lambda::Function')) {
    const names = [{ Ref: id }, { 'Fn::GetAtt': [id, 'Arn'] }].map((name) => JSON.stringify(name));
    const isKept =
      'DeadLetterConfig' in Properties ||
      names.some((name) => waitedFor.has(name) || kept.has(name));
    expect([id, isKept]).toEqual([id, true]);
  }
});

test('a rule has a place for the events that it cannot deliver, and nothing else calls asynchronously', () => {
  for (const rule of every(site, 'AWS::Events::Rule')) {
    expect(rule).toMatchObject({ Targets: [{ DeadLetterConfig: expect.anything() }] });
  }
  const types = Object.values(site.Resources).map(({ Type }) => Type);
  expect(types).not.toContain('AWS::Scheduler::Schedule');
  expect(types).not.toContain('AWS::Lambda::EventSourceMapping');
  for (const { Protocol } of every(site, 'AWS::SNS::Subscription')) expect(Protocol).toBe('email');
});

test('every log has a retention time', () => {
  for (const log of every(site, 'AWS::Logs::LogGroup')) {
    expect(log).toMatchObject({ RetentionInDays: stageNamed('production').logRetention });
  }
});

test('the log of an edge function is forgotten too, which CloudFront would else make for ever', () => {
  const groups = every(site, 'AWS::Logs::LogGroup').map(({ LogGroupName }) => LogGroupName);
  for (const [id, { Properties, DependsOn }] of resources(site, 'AWS::CloudFront::Function')) {
    expect([id, groups]).toEqual([
      id,
      expect.arrayContaining([`/aws/cloudfront/function/${String(Properties['Name'])}`]),
    ]);
    expect(DependsOn).toEqual(expect.arrayContaining([expect.stringMatching(/^Edge\w+Log/)]));
  }
});

const named = (value: unknown) => [
  ...new Set(JSON.stringify(value ?? '').match(/OriginSecretGeneration\d(?=[0-9A-F]{8})/g)),
];

/** What CloudFront sends, each function accepts, and signs by, in a generation of the origin secret. */
function release(originSecretGeneration: number) {
  const template = templates({ originSecretGeneration }).site;
  const given = functionsOf(template).map(({ variables }) => variables);
  return {
    sent: every(template, 'AWS::CloudFront::Distribution').flatMap(named),
    accepted: given.map((each) => named(each['ORIGIN_SECRETS'])).filter(({ length }) => length > 0),
    keys: given.map((each) => each['SIGNATURE_KEY']),
  };
}

test('rotating the origin secret rejects no request: functions already accept the next one', () => {
  const [before, after] = [release(1), release(2)];
  expect([before.sent, after.sent]).toEqual([
    ['OriginSecretGeneration1'],
    ['OriginSecretGeneration2'],
  ]);
  expect(before.accepted.length).toBe(called.length);
  for (const accepted of before.accepted) expect(accepted).toEqual([...before.sent, ...after.sent]);
  for (const accepted of after.accepted) expect(accepted).not.toEqual(before.sent);
  // The key of cookies and counters stays as it is, one for all.
  expect(after.keys).toEqual(before.keys);
  const keys = before.keys.filter((key) => key !== undefined);
  expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(1);
});

test.each([
  ['keeps the one that is in use', 1, '2'],
  ['takes a newer one of its own', 2, '1'],
])('a release that knows which origin secret is in use %s', (_, own, inUse) => {
  vi.stubEnv('ORIGIN_SECRET_GENERATION', inUse);
  const { sent, accepted } = release(own);
  expect(sent).toEqual(['OriginSecretGeneration2']);
  for (const each of accepted) expect(each).toContain('OriginSecretGeneration2');
});

test('functions behind a route wait for the distribution, as the rotation needs', () => {
  expect(called.length).toBe(functions.length - 5);
  for (const { variables } of called) {
    expect(variables['SITE_HOSTS']).toEqual({
      'Fn::GetAtt': [expect.stringMatching(/^Distribution/), 'DomainName'],
    });
  }
});

test('the origin secret stands in no template: CloudFormation makes it and looks it up', () => {
  for (const secret of every(site, 'AWS::SecretsManager::Secret')) {
    const generated = { PasswordLength: 48, ExcludePunctuation: true };
    expect(secret).toEqual({ GenerateSecretString: generated });
  }
  for (const { variables } of called) {
    expect(JSON.stringify(variables['ORIGIN_SECRETS'])).toMatch(
      /\{\{resolve:secretsmanager:.+\{\{resolve:secretsmanager:/,
    );
  }
});
