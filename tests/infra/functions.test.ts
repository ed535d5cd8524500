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

const writesLog = 'Log logs:CreateLogStream logs:PutLogEvents';

/** What a role may do, by what it is done to: "Contacts GetItem UpdateItem", "Pool cognito-idp:ListUsers". */
function rightsOf(role: string): string[] {
  const rights = policies
    .filter(({ Roles }) => Roles.some(({ Ref }) => Ref === role))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .flatMap(({ Action, Resource }) => [Resource].flat().map((each) => ({ Action, each })))
    .flatMap(({ Action, each }) => {
      const text = JSON.stringify(each);
      const name =
        /(?:Contacts|Subscribers|Activity|Settings|Deliveries|Buckets|Pool|Log|Ticket|DeadLetters|Mail)(?=[0-9A-F]{8})|identity[/][*]|[*](?="$)/.exec(
          text,
        )?.[0];
      const [index = ''] = /\/index\/\w+(?=")/.exec(text) ?? [];
      return Action.map((action) => ({
        resource: `${name}${index}`,
        action: action.replace('dynamodb:', ''),
      }));
    });
  return Object.entries(Object.groupBy(rights, ({ resource }) => resource))
    .map(([resource, granted = []]) =>
      [resource, ...granted.map(({ action }) => action).toSorted()].join(' '),
    )
    .toSorted();
}

test('each function may write its log and do what its route needs, and nothing else', () => {
  const rights = functions.map(
    ({ name, Role }) => [name, rightsOf(Role['Fn::GetAtt'][0])] as const,
  );
  for (const [, granted] of rights) expect(granted).toContain(writesLog);
  const others = rights.map(([name, granted]) => [
    name,
    granted.filter((right) => right !== writesLog),
  ]);
  expect(Object.fromEntries(others)).toEqual({
    AddNote: ['Activity GetItem PutItem', 'Contacts UpdateItem'],
    AskSubscribers: ['Activity PutItem', 'Subscribers UpdateItem', 'Subscribers/index/feed Query'],
    AuthorizeStaff: [],
    BeginAuthenticator: [
      'Buckets GetItem UpdateItem',
      'Pool cognito-idp:AdminInitiateAuth cognito-idp:AdminRespondToAuthChallenge',
    ],
    ChangePassword: [
      'Activity PutItem',
      'Buckets GetItem UpdateItem',
      'Pool cognito-idp:AdminUserGlobalSignOut',
      'Settings Query UpdateItem',
    ],
    CheckSite: ['Ticket sns:Publish'],
    CompleteAuthenticator: ['Activity PutItem', 'Buckets GetItem UpdateItem'],
    ConfirmSubscription: ['Settings Query', 'Subscribers GetItem UpdateItem'],
    CountContacts: ['Contacts/index/assigned Query', 'Contacts/index/feed Query'],
    Dispatch: [
      '* ses:GetAccount',
      'Buckets UpdateItem',
      'Contacts GetItem UpdateItem',
      'Contacts/index/outbox Query',
      'DeadLetters sqs:GetQueueAttributes sqs:GetQueueUrl sqs:SendMessage',
      'Deliveries GetItem PutItem UpdateItem',
      'Deliveries/index/outbox Query',
      'Mail ses:SendEmail',
      'Settings GetItem GetItem PutItem PutItem PutItem Query Query UpdateItem',
      'Subscribers UpdateItem',
      'Subscribers/index/outbox Query',
      'identity/* ses:SendEmail',
    ],
    EndSessions: ['Activity PutItem', 'Settings UpdateItem'],
    ErasePerson: [
      'Activity DeleteItem PutItem Query',
      'Contacts DeleteItem Scan',
      'Deliveries DeleteItem',
      'Settings PutItem PutItem Query',
      'Subscribers DeleteItem',
    ],
    GetContact: ['Activity Query', 'Contacts GetItem'],
    GetReplyTemplates: ['Settings GetItem'],
    ListAudit: ['Activity/index/feed Query'],
    ListContacts: [
      'Contacts/index/assigned Query',
      'Contacts/index/feed Query',
      'Pool cognito-idp:AdminGetUser',
    ],
    ListNotifications: [
      'Contacts/index/outbox Query',
      'Deliveries Query',
      'Deliveries/index/outbox Query',
      'Settings GetItem Query Query',
      'Subscribers/index/outbox Query',
    ],
    ListSubscribers: ['Subscribers/index/feed Query', 'Subscribers/index/status Query'],
    ListUsers: ['Pool cognito-idp:ListUsers'],
    OpenUnsubscribe: [],
    ReadAccount: ['Settings Query'],
    ReadPerson: [
      'Activity PutItem Query',
      'Contacts Scan',
      'Deliveries GetItem',
      'Settings GetItem Query',
      'Subscribers GetItem',
    ],
    RecordExport: ['Activity PutItem'],
    RecordFeedback: [
      'DeadLetters sqs:GetQueueAttributes sqs:GetQueueUrl sqs:SendMessage',
      'Settings PutItem Query UpdateItem UpdateItem',
      'Subscribers UpdateItem',
    ],
    RefreshSession: ['Pool cognito-idp:AdminUserGlobalSignOut', 'Settings GetItem UpdateItem'],
    ReplaceReplyTemplates: ['Activity GetItem PutItem', 'Settings GetItem PutItem'],
    ReportVitals: [],
    RequestLeaveLink: ['Buckets GetItem UpdateItem', 'Subscribers UpdateItem'],
    SearchContacts: [
      'Activity/index/feed Query',
      'Contacts GetItem',
      'Contacts/index/email Query',
      'Contacts/index/feed Query',
    ],
    SetPassword: [
      'Activity PutItem',
      'Pool cognito-idp:AdminRespondToAuthChallenge',
      'Settings UpdateItem',
    ],
    ShowWebhookSecret: ['Activity PutItem', 'Settings PutItem Query'],
    SignIn: [
      'Activity PutItem',
      'Buckets GetItem UpdateItem',
      'Pool cognito-idp:AdminInitiateAuth',
      'Settings UpdateItem',
    ],
    SignOut: [],
    SubmitContact: ['Buckets GetItem UpdateItem', 'Contacts GetItem PutItem'],
    Subscribe: ['Buckets GetItem UpdateItem', 'Subscribers UpdateItem'],
    TestWebhook: ['Activity PutItem', 'Deliveries PutItem', 'Settings PutItem PutItem Query'],
    Unsubscribe: ['Settings Query', 'Subscribers UpdateItem'],
    UpdateContact: [
      'Activity GetItem PutItem Query',
      'Contacts GetItem UpdateItem',
      'Pool cognito-idp:AdminGetUser',
    ],
    UpdateContacts: [
      'Activity GetItem PutItem',
      'Contacts GetItem UpdateItem',
      'Pool cognito-idp:AdminGetUser',
    ],
    UpdateSubscriber: ['Activity PutItem', 'Subscribers GetItem UpdateItem'],
    UpdateWebhook: ['Activity PutItem', 'Settings PutItem'],
    VerifyCode: [
      'Activity PutItem',
      'Buckets GetItem UpdateItem',
      'Pool cognito-idp:AdminRespondToAuthChallenge',
      'Settings UpdateItem',
    ],
  });
});

/** What staff send and leaves nothing changed, or is the step before what is recorded. */
const unrecorded = new Set(['searchContacts', 'beginAuthenticator']);

test.each(
  Object.entries(endpoints).filter(
    ([name, { staff, method }]) => staff && method !== 'GET' && !unrecorded.has(name),
  ),
)('what staff do by %s can be recorded in the audit log', (name) => {
  const [role = ''] = functions.flatMap((each) =>
    each.name === pascalCase(name) ? each.Role['Fn::GetAtt'] : [],
  );
  expect(rightsOf(role)).toContainEqual(expect.stringMatching(/^Activity .*PutItem/));
});

test('no role may do everything of a kind, or anything to everything', () => {
  expect(statements.length).toBeGreaterThan(functions.length);
  for (const { Action } of statements) expect(Action.join(' ')).not.toContain('*');
  // It reads the quota and has no resources.
  const onAll = statements.filter(({ Resource }) => [Resource].flat().includes('*'));
  expect(onAll.map(({ Action }) => Action)).toEqual([['ses:GetAccount']]);
  for (const role of every(site, 'AWS::IAM::Role')) {
    expect(role).not.toHaveProperty('ManagedPolicyArns');
    // Rights within the role itself would pass the statements above by.
    expect(role).not.toHaveProperty('Policies');
  }
});

/** The policies that allow an action. */
const allowed = (action: RegExp) =>
  policies.filter(({ PolicyDocument }) =>
    PolicyDocument.Statement.some(({ Action }) => action.test(Action.join())),
  );
/** Those of some functions, as a policy names them. */
const rolesOf = (names: readonly string[]) =>
  functions
    .filter(({ name }) => names.includes(name))
    .map(({ Role }) => [{ Ref: Role['Fn::GetAtt'][0] }]);

test('only what reads or erases a person may scan, and only what erases one may delete', () => {
  const removing = allowed(/Delete|Remove/);
  expect(removing.map(({ Roles }) => Roles)).toEqual(rolesOf(['ErasePerson']));
  expect(allowed(/Scan/).map(({ Roles }) => Roles)).toEqual(rolesOf(['ReadPerson', 'ErasePerson']));
  const [{ PolicyDocument } = { PolicyDocument: { Statement: [] } }] = removing;
  const actions = PolicyDocument.Statement.flatMap(({ Action }) => Action);
  expect(actions.filter((action) => /Update|Remove/.test(action))).toEqual([]);
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
  const { activityRetentionDays, activityTable, announcesContacts, contactsRetentionDays } =
    environment;
  const { contactsTable, deliveriesTable, doubleOptIn, mail, metricsNamespace, notify } =
    environment;
  const { originSecrets, secondFactor, settingsTable, signatureKey, siteHosts, siteUrl } =
    environment;
  const { subscribersTable, throttleTable, userPoolClientId, userPoolId } = environment;
  const http = [originSecrets, siteHosts];
  const contacts = [contactsTable, contactsRetentionDays];
  const activity = [activityTable, activityRetentionDays];
  const pool = [userPoolId, userPoolClientId];
  const webhooks = [settingsTable, notify];
  const person = [...contacts, ...activity, ...webhooks, subscribersTable, deliveriesTable];
  const limited = [throttleTable, signatureKey];
  const credentials = [...pool, ...limited, settingsTable, ...activity];
  const expected: Record<string, readonly string[]> = {
    AuthorizeStaff: pool,
    AddNote: [...http, ...contacts, ...activity],
    CountContacts: [...http, ...contacts],
    ListAudit: [...http, ...activity],
    GetContact: [...http, ...contacts, ...activity],
    UpdateContact: [...http, ...contacts, ...activity, userPoolId],
    UpdateContacts: [...http, ...contacts, ...activity, userPoolId],
    ListContacts: [...http, ...contacts, userPoolId],
    ListNotifications: [...http, ...contacts, subscribersTable, deliveriesTable, ...webhooks],
    TestWebhook: [...http, deliveriesTable, ...activity, ...webhooks, siteUrl],
    ShowWebhookSecret: [...http, ...activity, ...webhooks],
    UpdateWebhook: [...http, ...activity, ...webhooks],
    ListSubscribers: [...http, subscribersTable],
    UpdateSubscriber: [...http, subscribersTable, ...activity],
    AskSubscribers: [...http, subscribersTable, ...activity],
    ListUsers: [...http, userPoolId],
    RecordExport: [...http, ...activity],
    GetReplyTemplates: [...http, settingsTable],
    ReplaceReplyTemplates: [...http, settingsTable, ...activity],
    ErasePerson: [...http, ...person],
    ReadPerson: [...http, ...person],
    RefreshSession: [...http, ...pool, settingsTable],
    ReportVitals: [...http, metricsNamespace],
    SearchContacts: [...http, ...contacts, ...activity],
    SetPassword: [...http, ...pool, settingsTable, signatureKey, ...activity],
    SignIn: [...http, ...credentials],
    SignOut: [...http, userPoolClientId],
    SubmitContact: [...http, ...contacts, ...limited, announcesContacts],
    Subscribe: [...http, subscribersTable, ...limited, doubleOptIn],
    RequestLeaveLink: [...http, subscribersTable, ...limited],
    ConfirmSubscription: [...http, subscribersTable, settingsTable],
    OpenUnsubscribe: http,
    Unsubscribe: [...http, subscribersTable, settingsTable],
    VerifyCode: [...http, ...credentials],
    ChangePassword: [...http, ...credentials],
    ReadAccount: [...http, settingsTable, secondFactor],
    BeginAuthenticator: [...http, ...pool, ...limited],
    CompleteAuthenticator: [...http, ...pool, ...limited, ...activity],
    EndSessions: [...http, settingsTable, ...activity],
    Dispatch: [
      ...contacts,
      subscribersTable,
      deliveriesTable,
      settingsTable,
      throttleTable,
      notify,
      mail,
      siteUrl,
    ],
    RecordFeedback: [subscribersTable, settingsTable],
    CheckSite: [metricsNamespace, siteUrl, signatureKey],
  };
  for (const { name, Environment } of functions) {
    const given = new Set(Object.keys(Environment.Variables));
    expect([name, given]).toEqual([name, new Set(expected[name])]);
  }
  expect(Object.keys(expected)).toHaveLength(functions.length);
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
    const rights = rightsOf(Role['Fn::GetAtt'][0]).filter((right) => right !== writesLog);
    expect([name, rights.length > 0]).toEqual([name, name !== 'OpenUnsubscribe']);
    for (const right of rights) {
      expect(right).toMatch(
        /^[A-Z][\w/]+(?: (?:Query|GetItem|cognito-idp:(?:AdminGetUser|ListUsers)))+$/,
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
  expect(before.accepted.length).toBe(called.length);
  for (const accepted of before.accepted) expect(accepted).toEqual([...before.sent, ...after.sent]);
  for (const accepted of after.accepted) expect(accepted).not.toEqual(before.sent);
});

/** The key of signatures that each function has, in a generation of the origin secret. */
function signatureKeys(originSecretGeneration: number) {
  return functionsOf(templates({ originSecretGeneration }).site).flatMap(
    ({ name, Environment: { Variables } }) =>
      environment.signatureKey in Variables ? [[name, Variables[environment.signatureKey]]] : [],
  );
}

test('rotating the origin secret leaves the key of cookies and counters as it is', () => {
  const before = signatureKeys(1);
  expect(signatureKeys(2)).toEqual(before);
  expect(new Set(before.map(([, key]) => JSON.stringify(key))).size).toBe(1);
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
