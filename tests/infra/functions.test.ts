import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { environment } from '#contract/environment.ts';
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
const Policy = z.object({
  Roles: z.array(z.object({ Ref: z.string() })),
  PolicyDocument: z.object({
    Statement: z.array(
      z.object({ Action: oneOrMore, Resource: z.unknown(), Condition: z.optional(z.unknown()) }),
    ),
  }),
});
const LambdaFunction = z.looseObject({
  Role: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) }),
  Timeout: z.number(),
  ReservedConcurrentExecutions: z.optional(z.number()),
  Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }),
});

const policies = every(site, 'AWS::IAM::Policy').map((policy) => Policy.parse(policy));
const statements = policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);

/** Our functions by the name of their construct; CDK's own uploader is written in Python. */
function functionsOf(template: Template) {
  return resources(template, 'AWS::Lambda::Function')
    .filter(([, { Properties }]) => Properties['Runtime'] === 'nodejs24.x')
    .map(([id, { Properties }]) =>
      Object.assign(LambdaFunction.parse(Properties), {
        name: id.replace(/Function[0-9A-F]{8}$/, ''),
      }),
    );
}
const functions = functionsOf(site);
/** Those behind a route. */
const called = functions.filter(
  ({ name }) => !['AuthorizeStaff', 'CheckSite', 'Dispatch', 'RecordFeedback'].includes(name),
);

/** "dynamodb:Query Contacts/index/feed": an action and what it is allowed on. */
function rightsOf(role: string): string[] {
  return policies
    .filter(({ Roles }) => Roles.some(({ Ref }) => Ref === role))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .flatMap(({ Action, Resource }) => [Resource].flat().map((each) => ({ Action, each })))
    .flatMap(({ Action, each }) => {
      const text = JSON.stringify(each);
      const name =
        /(?:Contacts|Subscribers|Activity|Settings|Deliveries|Buckets|Pool|Log|Ticket|DeadLetters|Mail|Domain)(?=[0-9A-F]{8})/.exec(
          text,
        )?.[0];
      const [index = ''] = /\/index\/\w+(?=")/.exec(text) ?? [];
      return Action.map((action) => `${action} ${name}${index}`);
    })
    .toSorted();
}

test('each function may write its log and do what its route needs, and nothing else', () => {
  const log = ['logs:CreateLogStream Log', 'logs:PutLogEvents Log'];
  const entry = 'dynamodb:PutItem Activity';
  const tokens = ['dynamodb:GetItem Buckets', 'dynamodb:UpdateItem Buckets'];
  const used = 'dynamodb:UpdateItem Settings';
  const rights = functions.map(({ name, Role }) => [name, rightsOf(Role['Fn::GetAtt'][0])]);
  expect(Object.fromEntries(rights)).toEqual({
    AuthorizeStaff: log,
    AddNote: [
      'dynamodb:GetItem Activity',
      'dynamodb:PutItem Activity',
      'dynamodb:UpdateItem Contacts',
      ...log,
    ],
    CountContacts: ['dynamodb:Query Contacts/index/feed', ...log],
    ListAudit: ['dynamodb:Query Activity/index/feed', ...log],
    GetContact: ['dynamodb:GetItem Contacts', 'dynamodb:Query Activity', ...log],
    UpdateContact: [
      'cognito-idp:AdminGetUser Pool',
      'dynamodb:GetItem Activity',
      'dynamodb:GetItem Contacts',
      'dynamodb:PutItem Activity',
      'dynamodb:Query Activity',
      'dynamodb:UpdateItem Contacts',
      ...log,
    ],
    UpdateContacts: [
      'cognito-idp:AdminGetUser Pool',
      'dynamodb:GetItem Activity',
      'dynamodb:GetItem Contacts',
      'dynamodb:PutItem Activity',
      'dynamodb:UpdateItem Contacts',
      ...log,
    ],
    ListContacts: [
      'cognito-idp:AdminGetUser Pool',
      'dynamodb:Query Contacts/index/assigned',
      'dynamodb:Query Contacts/index/feed',
      ...log,
    ],
    ListNotifications: [
      'dynamodb:Query Deliveries',
      'dynamodb:Query Deliveries/index/outbox',
      'dynamodb:Query Settings',
      ...log,
    ],
    ShowWebhookSecret: [entry, 'dynamodb:PutItem Settings', 'dynamodb:Query Settings', ...log],
    TestWebhook: [
      'dynamodb:PutItem Deliveries',
      'dynamodb:PutItem Settings',
      'dynamodb:PutItem Settings',
      'dynamodb:Query Settings',
      ...log,
    ],
    UpdateWebhook: [entry, 'dynamodb:PutItem Settings', ...log],
    ListSubscribers: [
      'dynamodb:Query Subscribers/index/feed',
      'dynamodb:Query Subscribers/index/status',
      ...log,
    ],
    UpdateSubscriber: [
      'dynamodb:GetItem Subscribers',
      entry,
      'dynamodb:UpdateItem Subscribers',
      ...log,
    ],
    AskSubscribers: [
      entry,
      'dynamodb:Query Subscribers/index/feed',
      'dynamodb:UpdateItem Subscribers',
      ...log,
    ],
    ListUsers: ['cognito-idp:ListUsers Pool', ...log],
    RecordExport: [entry, ...log],
    GetReplyTemplates: ['dynamodb:GetItem Settings', ...log],
    ReplaceReplyTemplates: [
      'dynamodb:GetItem Activity',
      'dynamodb:GetItem Settings',
      'dynamodb:PutItem Activity',
      'dynamodb:PutItem Settings',
      ...log,
    ],
    ErasePerson: [
      'dynamodb:DeleteItem Activity',
      'dynamodb:DeleteItem Contacts',
      'dynamodb:DeleteItem Deliveries',
      'dynamodb:DeleteItem Subscribers',
      entry,
      'dynamodb:PutItem Settings',
      'dynamodb:PutItem Settings',
      'dynamodb:Query Activity',
      'dynamodb:Query Contacts/index/feed',
      'dynamodb:Query Settings',
      ...log,
    ],
    ReadPerson: [
      'dynamodb:GetItem Deliveries',
      'dynamodb:GetItem Settings',
      'dynamodb:GetItem Subscribers',
      entry,
      'dynamodb:Query Activity',
      'dynamodb:Query Contacts/index/feed',
      'dynamodb:Query Settings',
      ...log,
    ],
    RefreshSession: [
      'cognito-idp:AdminUserGlobalSignOut Pool',
      'dynamodb:GetItem Settings',
      used,
      ...log,
    ],
    ChangePassword: [
      'cognito-idp:AdminUserGlobalSignOut Pool',
      tokens[0],
      entry,
      'dynamodb:Query Settings',
      tokens[1],
      used,
      ...log,
    ],
    ReadAccount: ['dynamodb:Query Settings', ...log],
    BeginAuthenticator: [
      'cognito-idp:AdminInitiateAuth Pool',
      'cognito-idp:AdminRespondToAuthChallenge Pool',
      ...tokens,
      ...log,
    ],
    CompleteAuthenticator: [tokens[0], entry, tokens[1], ...log],
    EndSessions: [entry, used, ...log],
    ReportVitals: log,
    SearchContacts: [
      'dynamodb:GetItem Contacts',
      'dynamodb:Query Contacts/index/email',
      'dynamodb:Query Contacts/index/feed',
      ...log,
    ],
    SetPassword: ['cognito-idp:AdminRespondToAuthChallenge Pool', entry, used, ...log],
    SignIn: ['cognito-idp:AdminInitiateAuth Pool', tokens[0], entry, tokens[1], used, ...log],
    SignOut: log,
    SubmitContact: [
      'dynamodb:GetItem Buckets',
      'dynamodb:GetItem Contacts',
      'dynamodb:PutItem Contacts',
      'dynamodb:UpdateItem Buckets',
      ...log,
    ],
    Subscribe: [
      'dynamodb:GetItem Buckets',
      'dynamodb:UpdateItem Buckets',
      'dynamodb:UpdateItem Subscribers',
      ...log,
    ],
    RequestLeaveLink: [
      'dynamodb:GetItem Buckets',
      'dynamodb:UpdateItem Buckets',
      'dynamodb:UpdateItem Subscribers',
      ...log,
    ],
    ConfirmSubscription: [
      'dynamodb:GetItem Subscribers',
      'dynamodb:Query Settings',
      'dynamodb:UpdateItem Subscribers',
      ...log,
    ],
    OpenUnsubscribe: log,
    Unsubscribe: ['dynamodb:Query Settings', 'dynamodb:UpdateItem Subscribers', ...log],
    VerifyCode: [
      'cognito-idp:AdminRespondToAuthChallenge Pool',
      tokens[0],
      entry,
      tokens[1],
      used,
      ...log,
    ],
    CheckSite: [...log, 'sns:Publish Ticket'],
    RecordFeedback: [
      'dynamodb:Query Settings',
      'dynamodb:UpdateItem Subscribers',
      ...log,
      'sqs:GetQueueAttributes DeadLetters',
      'sqs:GetQueueUrl DeadLetters',
      'sqs:SendMessage DeadLetters',
    ],
    Dispatch: [
      'dynamodb:GetItem Contacts',
      'dynamodb:GetItem Deliveries',
      'dynamodb:GetItem Settings',
      'dynamodb:PutItem Deliveries',
      'dynamodb:PutItem Settings',
      'dynamodb:PutItem Settings',
      'dynamodb:PutItem Settings',
      'dynamodb:Query Contacts/index/outbox',
      'dynamodb:Query Deliveries/index/outbox',
      'dynamodb:Query Settings',
      'dynamodb:Query Settings',
      'dynamodb:Query Subscribers/index/outbox',
      'dynamodb:UpdateItem Contacts',
      'dynamodb:UpdateItem Deliveries',
      'dynamodb:UpdateItem Subscribers',
      ...log,
      'ses:SendEmail Domain',
      'ses:SendEmail Mail',
      'sqs:GetQueueAttributes DeadLetters',
      'sqs:GetQueueUrl DeadLetters',
      'sqs:SendMessage DeadLetters',
    ],
  });
});

test('no role may do everything of a kind, or anything to everything', () => {
  expect(statements.length).toBeGreaterThan(functions.length);
  for (const { Action, Resource } of statements) {
    expect(Action.join(' ')).not.toContain('*');
    expect([Resource].flat()).not.toContain('*');
  }
  for (const role of every(site, 'AWS::IAM::Role')) {
    expect(role).not.toHaveProperty('ManagedPolicyArns');
    // Rights within the role itself would pass the statements above by.
    expect(role).not.toHaveProperty('Policies');
  }
});

test('nothing may scan a table, and only what erases a person may delete', () => {
  const removing = policies.filter(({ PolicyDocument }) =>
    PolicyDocument.Statement.some(({ Action }) => /Scan|Delete|Remove/.test(Action.join())),
  );
  const eraser = functions.find(({ name }) => name === 'ErasePerson');
  expect(removing.map(({ Roles }) => Roles)).toEqual([[{ Ref: eraser?.Role['Fn::GetAtt'][0] }]]);
  const [{ PolicyDocument } = { PolicyDocument: { Statement: [] } }] = removing;
  const actions = PolicyDocument.Statement.flatMap(({ Action }) => Action);
  expect(actions.filter((action) => /Scan|Update|Remove/.test(action))).toEqual([]);
  const onActivity = PolicyDocument.Statement.filter(
    ({ Action, Resource }) =>
      Action.includes('dynamodb:DeleteItem') && JSON.stringify(Resource).includes('Activity'),
  );
  expect(onActivity.map(({ Condition }) => Condition)).toEqual([
    { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['contact#*'] } },
  ]);
});

test('no two functions share a role', () => {
  const roles = functions.map(({ Role }) => Role['Fn::GetAtt'][0]);
  expect(new Set(roles).size).toBe(functions.length);
});

test('each function is given the settings that it reads, and nothing else', () => {
  const {
    activityRetentionDays,
    activityTable,
    contactsRetentionDays,
    contactsTable,
    metricsNamespace,
    settingsTable,
    siteUrl,
    subscribersTable,
    throttleTable,
    userPoolId,
    userPoolClientId,
  } = environment;
  const http = [environment.originSecrets, environment.siteHosts];
  const contacts = [contactsTable, contactsRetentionDays];
  const activity = [activityTable, activityRetentionDays];
  const person = [
    ...contacts,
    ...activity,
    subscribersTable,
    environment.deliveriesTable,
    settingsTable,
    environment.notify,
  ];
  const credentials = [userPoolId, userPoolClientId, throttleTable, settingsTable, ...activity];
  const given = functions.map(({ name, Environment }) => [
    name,
    new Set(Object.keys(Environment.Variables)),
  ]);
  expect(Object.fromEntries(given)).toEqual({
    AuthorizeStaff: new Set([userPoolId, userPoolClientId]),
    AddNote: new Set([...http, ...contacts, ...activity]),
    CountContacts: new Set([...http, ...contacts]),
    ListAudit: new Set([...http, ...activity]),
    GetContact: new Set([...http, ...contacts, ...activity]),
    UpdateContact: new Set([...http, ...contacts, ...activity, userPoolId]),
    UpdateContacts: new Set([...http, ...contacts, ...activity, userPoolId]),
    ListContacts: new Set([...http, ...contacts, userPoolId]),
    ListNotifications: new Set([
      ...http,
      environment.deliveriesTable,
      environment.settingsTable,
      environment.notify,
    ]),
    TestWebhook: new Set([
      ...http,
      environment.deliveriesTable,
      environment.settingsTable,
      environment.notify,
      siteUrl,
    ]),
    ShowWebhookSecret: new Set([...http, ...activity, settingsTable, environment.notify]),
    UpdateWebhook: new Set([...http, ...activity, settingsTable, environment.notify]),
    ListSubscribers: new Set([...http, subscribersTable]),
    UpdateSubscriber: new Set([...http, subscribersTable, ...activity]),
    AskSubscribers: new Set([...http, subscribersTable, ...activity]),
    ListUsers: new Set([...http, userPoolId]),
    RecordExport: new Set([...http, ...activity]),
    GetReplyTemplates: new Set([...http, settingsTable]),
    ReplaceReplyTemplates: new Set([...http, settingsTable, ...activity]),
    ErasePerson: new Set([...http, ...person]),
    ReadPerson: new Set([...http, ...person]),
    RefreshSession: new Set([...http, userPoolId, userPoolClientId, settingsTable]),
    ReportVitals: new Set([...http, metricsNamespace]),
    SearchContacts: new Set([...http, ...contacts]),
    SetPassword: new Set([...http, userPoolId, userPoolClientId, settingsTable, ...activity]),
    SignIn: new Set([...http, ...credentials]),
    SignOut: new Set([...http, userPoolClientId]),
    SubmitContact: new Set([...http, ...contacts, throttleTable, environment.announcesContacts]),
    Subscribe: new Set([...http, subscribersTable, throttleTable, environment.doubleOptIn]),
    RequestLeaveLink: new Set([...http, subscribersTable, throttleTable]),
    ConfirmSubscription: new Set([...http, subscribersTable, settingsTable]),
    OpenUnsubscribe: new Set(http),
    Unsubscribe: new Set([...http, subscribersTable, settingsTable]),
    VerifyCode: new Set([...http, ...credentials]),
    ChangePassword: new Set([...http, ...credentials]),
    ReadAccount: new Set([...http, settingsTable, environment.secondFactor]),
    BeginAuthenticator: new Set([...http, userPoolId, userPoolClientId, throttleTable]),
    CompleteAuthenticator: new Set([
      ...http,
      userPoolId,
      userPoolClientId,
      throttleTable,
      ...activity,
    ]),
    EndSessions: new Set([...http, settingsTable, ...activity]),
    Dispatch: new Set([
      ...contacts,
      subscribersTable,
      environment.deliveriesTable,
      environment.settingsTable,
      environment.notify,
      environment.mail,
      siteUrl,
    ]),
    RecordFeedback: new Set([subscribersTable, settingsTable]),
    CheckSite: new Set([metricsNamespace, siteUrl, environment.originSecrets]),
  });
});

test('every bundle becomes one function, on the Node and the processor that it was built for', () => {
  expect(functions.length).toBe(bundles.length);
  for (const properties of functions) {
    expect(properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      MemorySize: properties.name === 'Dispatch' ? 192 : 1024,
      LoggingConfig: { LogFormat: 'JSON', LogGroup: expect.anything() },
    });
  }
});

test('a function gives up before API Gateway does, which waits 30 seconds', () => {
  for (const { Timeout } of called) expect(Timeout).toBeLessThan(29);
});

test('each stage has its measurements in a place of its own', () => {
  const reporter = functions.find(({ name }) => name === 'ReportVitals');
  expect(reporter?.Environment.Variables[environment.metricsNamespace]).toBe(
    'quietgrid-development-site',
  );
});

test('every public function has reserved concurrency, so that a flood of one starves no other', () => {
  const guarded = Object.entries<Endpoint>(endpoints).filter(([, { staff }]) => staff);
  const unexposed = new Set([
    'CheckSite',
    'Dispatch',
    'RecordFeedback',
    ...guarded.map(([name]) => pascalCase(name)),
  ]);
  const exposed = functions.filter(({ name }) => !unexposed.has(name));
  for (const { name, ReservedConcurrentExecutions } of exposed) {
    const reserved = stageNamed('production').publicConcurrency;
    expect([name, ReservedConcurrentExecutions]).toEqual([name, reserved]);
  }
});

test('functions that a GET reaches can read and do nothing else', () => {
  const readers = Object.entries<Endpoint>(endpoints)
    .filter(([, { method }]) => method === 'GET')
    .map(([name]) => pascalCase(name));
  const lists = functions.filter(({ name }) => readers.includes(name));
  expect(lists.length).toBe(readers.length);
  for (const { name, Role } of lists) {
    const rights = rightsOf(Role['Fn::GetAtt'][0]).filter((right) => !right.startsWith('logs:'));
    expect([name, rights.length > 0]).toEqual([name, name !== 'OpenUnsubscribe']);
    for (const right of rights) {
      expect(right).toMatch(
        /^(?:dynamodb:(?:Query|GetItem)|cognito-idp:(?:AdminGetUser|ListUsers)) /,
      );
    }
  }
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

test('somebody waits for every function, or else its failures are kept', () => {
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

test('a queue, a rule or a topic that calls asynchronously has a place for what fails', () => {
  const asynchronous = Object.entries(site.Resources).flatMap(([id, { Type, Properties }]) => {
    const text = JSON.stringify(Properties);
    if (Type === 'AWS::Events::Rule') return [[id, text.includes('"DeadLetterConfig"')]];
    if (Type === 'AWS::Scheduler::Schedule') return [[id, text.includes('"DeadLetterConfig"')]];
    if (Type === 'AWS::Lambda::EventSourceMapping') return [[id, text.includes('"OnFailure"')]];
    if (Type === 'AWS::SNS::Subscription' && Properties['Protocol'] !== 'email')
      return [[id, 'RedrivePolicy' in Properties]];
    return [];
  });
  expect(asynchronous.length).toBeGreaterThan(0);
  expect(asynchronous.filter(([, isKept]) => isKept !== true)).toEqual([]);
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
  ...new Set(JSON.stringify(value).match(/OriginSecretGeneration\d(?=[0-9A-F]{8})/g)),
];

/** Which generations of the origin secret CloudFront sends, and each function accepts. */
function generations(originSecretGeneration: number) {
  const template = templates({ originSecretGeneration }).site;
  return {
    sent: every(template, 'AWS::CloudFront::Distribution').flatMap(named),
    accepted: functionsOf(template)
      .map(({ Environment }) => named(Environment.Variables[environment.originSecrets] ?? ''))
      .filter((names) => names.length > 0),
  };
}

test('rotating the origin secret rejects no request: functions already accept the next one', () => {
  const before = generations(1);
  const after = generations(2);
  expect([before.sent, after.sent]).toEqual([
    ['OriginSecretGeneration1'],
    ['OriginSecretGeneration2'],
  ]);
  // The canary makes its key of it.
  expect(before.accepted.length).toBe(called.length + 1);
  for (const accepted of before.accepted) expect(accepted).toEqual([...before.sent, ...after.sent]);
  for (const accepted of after.accepted) expect(accepted).not.toEqual(before.sent);
});

test.each([
  ['keeps the one that is in use', 1, '2', 'OriginSecretGeneration2'],
  ['takes a newer one of its own', 2, '1', 'OriginSecretGeneration2'],
])('a release that knows which origin secret is in use %s', (_, own, inUse, sent) => {
  vi.stubEnv('ORIGIN_SECRET_GENERATION', inUse);
  const release = generations(own);
  vi.unstubAllEnvs();
  expect(release.sent).toEqual([sent]);
  for (const accepted of release.accepted) expect(accepted).toContain(sent);
});

test('functions behind a route wait for the distribution, as the rotation needs', () => {
  expect(called.length).toBe(functions.length - 4);
  for (const { Environment } of called) {
    expect(Environment.Variables[environment.siteHosts]).toEqual({
      'Fn::GetAtt': [expect.stringMatching(/^Distribution/), 'DomainName'],
    });
  }
});

test('the origin secret stands in no template: CloudFormation makes it and looks it up', () => {
  for (const secret of every(site, 'AWS::SecretsManager::Secret')) {
    expect(secret).toEqual({
      GenerateSecretString: { PasswordLength: 48, ExcludePunctuation: true },
    });
  }
  for (const { Environment } of called) {
    expect(JSON.stringify(Environment.Variables[environment.originSecrets])).toMatch(
      /\{\{resolve:secretsmanager:.+\{\{resolve:secretsmanager:/,
    );
  }
});
