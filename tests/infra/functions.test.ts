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
  ({ name }) => !['AuthorizeStaff', 'Canary', 'Dispatch', 'Feedback'].includes(name),
);

const writesLog = 'Log logs:CreateLogStream logs:PutLogEvents';

/** Of a table: its partitions, or what alone can be read of a row. */
const Narrower = z.object({
  'ForAllValues:StringLike': z.optional(
    z.object({ 'dynamodb:LeadingKeys': z._default(z.array(z.string()), []) }),
  ),
  'ForAllValues:StringEquals': z.optional(
    z.object({ 'dynamodb:Attributes': z._default(z.array(z.string()), []) }),
  ),
});

/**
 * What a role may do, by what it is done to: "Contacts/index/email Query", "Settings[key] Query",
 * "Contacts{id} GetItem", "Pool cognito-idp:ListUsers".
 */
function rightsOf(role: string): string[] {
  const rights = policies
    .filter(({ Roles }) => Roles.some(({ Ref }) => Ref === role))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .flatMap(({ Resource, Action, Condition = {} }) =>
      [Resource].flat().map((each) => ({ Action, Condition, each })),
    )
    .flatMap(({ Action, each, Condition }) => {
      const text = JSON.stringify(each);
      const name =
        /(?:Contacts|Subscribers|Activity|Settings|Deliveries|Buckets|Pool|Log|Ticket|DeadLetters|Mail)(?=[0-9A-F]{8})|identity[/][*]|[*](?="$)/.exec(
          text,
        )?.[0];
      const [index = ''] = /\/index\/\w+(?=")/.exec(text) ?? [];
      const { data } = Narrower.safeParse(Condition);
      const keys = data?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? [];
      const fields = data?.['ForAllValues:StringEquals']?.['dynamodb:Attributes'] ?? [];
      const rows = keys.length > 0 ? `[${keys.join(' ')}]` : '';
      const columns = fields.length > 0 ? `{${fields.join(' ')}}` : '';
      return Action.map((action) => ({
        resource: `${name}${index}${rows}${columns}`,
        action: action.replace('dynamodb:', ''),
      }));
    });
  return Object.entries(Object.groupBy(rights, ({ resource }) => resource))
    .map(([resource, granted = []]) =>
      [resource, ...granted.map(({ action }) => action).toSorted()].join(' '),
    )
    .toSorted();
}

const deadLetters = 'DeadLetters sqs:GetQueueAttributes sqs:GetQueueUrl sqs:SendMessage';
const outboxes = ['Contacts', 'Deliveries', 'Subscribers'].map(
  (table) => `${table}/index/outbox Query`,
);
const signIn = 'Pool cognito-idp:AdminInitiateAuth cognito-idp:AdminRespondToAuthChallenge';

test('each function may write its log and do what its routes need, and nothing else', () => {
  const rights = functions.map(
    ({ name, Role }) => [name, rightsOf(Role['Fn::GetAtt'][0])] as const,
  );
  for (const [, granted] of rights) expect(granted).toContain(writesLog);
  const others = rights.map(([name, granted]) => [
    name,
    granted.filter((right) => right !== writesLog),
  ]);
  expect(Object.fromEntries(others)).toEqual({
    Audit: ['Activity PutItem', 'Activity/index/feed Query'],
    AuthorizeStaff: [],
    Canary: ['Ticket sns:Publish'],
    Dispatch: [
      '* ses:GetAccount',
      'Buckets UpdateItem',
      'Contacts GetItem UpdateItem',
      'Contacts/index/outbox Query',
      deadLetters,
      'Deliveries GetItem PutItem UpdateItem',
      'Deliveries/index/outbox Query',
      'Mail ses:SendEmail',
      'Settings[breaker] GetItem UpdateItem',
      'Settings[digest] GetItem PutItem',
      'Settings[key] PutItem Query',
      'Settings[webhook] PutItem Query',
      'Subscribers UpdateItem',
      'Subscribers/index/outbox Query',
      'identity/* ses:SendEmail',
    ],
    Feedback: [
      deadLetters,
      'Settings[breaker] UpdateItem',
      'Settings[key] Query',
      'Settings[undelivered] PutItem UpdateItem',
      'Subscribers UpdateItem',
    ],
    Forms: [
      'Buckets GetItem UpdateItem',
      'Contacts PutItem',
      'Contacts{id keyHash payloadHash} GetItem',
      'Subscribers UpdateItem',
    ],
    Inbox: [
      'Activity GetItem PutItem Query',
      'Activity/index/feed Query',
      'Contacts GetItem UpdateItem',
      'Contacts/index/assigned Query',
      'Contacts/index/email Query',
      'Contacts/index/feed Query',
      'Pool cognito-idp:AdminGetUser cognito-idp:ListUsers',
      'Settings[reply-templates] GetItem PutItem',
    ],
    Links: ['Settings[key] Query', 'Subscribers GetItem UpdateItem'],
    Person: [
      'Activity PutItem',
      'Activity[contact#*] DeleteItem Query',
      'Contacts DeleteItem Scan',
      'Deliveries DeleteItem GetItem',
      'Settings[erasure] GetItem PutItem',
      'Settings[key] PutItem Query',
      'Subscribers DeleteItem GetItem',
    ],
    Session: [
      'Activity PutItem',
      'Buckets GetItem UpdateItem',
      `${signIn} cognito-idp:AdminUserGlobalSignOut`,
      'Settings[session] GetItem Query UpdateItem',
    ],
    Settings: [
      'Activity PutItem',
      ...outboxes,
      'Deliveries PutItem Query',
      'Settings[breaker] GetItem',
      'Settings[key] PutItem Query',
      'Settings[undelivered] Query',
      'Settings[webhook] PutItem Query',
    ].toSorted(),
    SignIn: [
      'Activity PutItem',
      'Buckets GetItem UpdateItem',
      signIn,
      'Settings[session] UpdateItem',
    ],
    Subscribers: [
      'Activity PutItem',
      'Subscribers GetItem UpdateItem',
      'Subscribers/index/feed Query',
      'Subscribers/index/status Query',
    ],
    Vitals: [],
  });
});

test('what strangers reach can read nothing that visitors wrote', () => {
  const open = new Set(
    Object.values<Endpoint>(endpoints).flatMap(({ staff, lambda }) =>
      staff ? [] : [pascalCase(lambda)],
    ),
  );
  for (const { name, Role } of functions.filter((each) => open.has(each.name))) {
    const onContacts = rightsOf(Role['Fn::GetAtt'][0]).filter((right) =>
      /^(?:Contacts|Activity)/.test(right),
    );
    for (const right of onContacts) {
      expect([name, right]).toEqual([
        name,
        expect.stringMatching(/^\w+ PutItem$|^Contacts\{id keyHash payloadHash\} GetItem$/),
      ]);
    }
  }
});

/** What staff send and leaves nothing changed, or is the step before what is recorded. */
const unrecorded = new Set(['searchContacts', 'beginAuthenticator']);

test.each(
  Object.entries<Endpoint>(endpoints).filter(
    ([name, { staff, method }]) => staff && method !== 'GET' && !unrecorded.has(name),
  ),
)('what staff do by %s can be recorded in the audit log', (_, { lambda }) => {
  const [role = ''] = functions.flatMap((each) =>
    each.name === pascalCase(lambda) ? each.Role['Fn::GetAtt'] : [],
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

test('only what reads and erases a person may scan or delete', () => {
  const removing = allowed(/Delete|Remove/);
  expect(removing.map(({ Roles }) => Roles)).toEqual(rolesOf(['Person']));
  expect(allowed(/Scan/).map(({ Roles }) => Roles)).toEqual(rolesOf(['Person']));
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
  const http = ['ORIGIN_SECRETS', 'SITE_HOSTS'] as const;
  const contacts = ['CONTACTS_TABLE', 'CONTACTS_RETENTION_DAYS'] as const;
  const activity = ['ACTIVITY_TABLE', 'ACTIVITY_RETENTION_DAYS'] as const;
  const pool = ['USER_POOL_ID', 'USER_POOL_CLIENT_ID'] as const;
  const webhooks = ['SETTINGS_TABLE', 'NOTIFY'] as const;
  const rows = [...contacts, ...activity, 'SUBSCRIBERS_TABLE', 'DELIVERIES_TABLE'] as const;
  const limited = ['THROTTLE_TABLE', 'SIGNATURE_KEY'] as const;
  const expected: Record<string, readonly EnvironmentVariable[]> = {
    Audit: [...http, ...activity],
    AuthorizeStaff: pool,
    Canary: ['METRICS_NAMESPACE', 'SITE_URL', 'SIGNATURE_KEY'],
    Dispatch: [
      ...contacts,
      'SUBSCRIBERS_TABLE',
      'DELIVERIES_TABLE',
      'SETTINGS_TABLE',
      'THROTTLE_TABLE',
      'NOTIFY',
      'MAIL',
      'SITE_URL',
    ],
    Feedback: ['SUBSCRIBERS_TABLE', 'SETTINGS_TABLE'],
    Forms: [
      ...http,
      ...contacts,
      'SUBSCRIBERS_TABLE',
      ...limited,
      'ANNOUNCES_CONTACTS',
      'DOUBLE_OPT_IN',
    ],
    Inbox: [...http, ...contacts, ...activity, 'SETTINGS_TABLE', 'USER_POOL_ID'],
    Links: [...http, 'SUBSCRIBERS_TABLE', 'SETTINGS_TABLE'],
    Person: [...http, ...rows, ...webhooks],
    Session: [...http, ...pool, ...limited, 'SETTINGS_TABLE', ...activity, 'SECOND_FACTOR'],
    Settings: [...http, ...rows, ...webhooks, 'SITE_URL'],
    SignIn: [...http, ...pool, ...limited, 'SETTINGS_TABLE', ...activity],
    Subscribers: [...http, 'SUBSCRIBERS_TABLE', ...activity],
    Vitals: [...http, 'METRICS_NAMESPACE'],
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
  const reporter = functions.find(({ name }) => name === 'Vitals');
  expect(reporter?.Environment.Variables['METRICS_NAMESPACE']).toBe('quietgrid-development-site');
});

test('every public function has reserved concurrency, so that a flood of one starves no other', () => {
  const open = Object.values<Endpoint>(endpoints).flatMap(({ staff, lambda }) =>
    staff ? [] : [lambda],
  );
  const { reservedConcurrency } = stageNamed('production');
  expect(Object.keys(reservedConcurrency).toSorted()).toEqual(
    [...new Set([...open, 'authorizeStaff'])].toSorted(),
  );
  const reserved = functions.flatMap(({ name, ReservedConcurrentExecutions: most }) =>
    most === undefined ? [] : [[name, most]],
  );
  expect(Object.fromEntries(reserved)).toEqual(
    Object.fromEntries(
      Object.entries(reservedConcurrency).map(([name, most]) => [pascalCase(name), most]),
    ),
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
      .map(({ Environment }) => named(Environment.Variables['ORIGIN_SECRETS'] ?? ''))
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
      'SIGNATURE_KEY' in Variables ? [[name, Variables['SIGNATURE_KEY']]] : [],
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
    expect(Environment.Variables['SITE_HOSTS']).toEqual({
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
    expect(JSON.stringify(Environment.Variables['ORIGIN_SECRETS'])).toMatch(
      /\{\{resolve:secretsmanager:.+\{\{resolve:secretsmanager:/,
    );
  }
});
