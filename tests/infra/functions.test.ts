import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { environment } from '#contract/environment.ts';
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
    Statement: z.array(z.object({ Action: oneOrMore, Resource: z.unknown() })),
  }),
});
const LambdaFunction = z.looseObject({
  Role: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) }),
  Timeout: z.number(),
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
const called = functions.filter(({ name }) => name !== 'AuthorizeStaff');

/** "dynamodb:Query Contacts/index/feed": an action and what it is allowed on. */
function rightsOf(role: string): string[] {
  return policies
    .filter(({ Roles }) => Roles.some(({ Ref }) => Ref === role))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .flatMap(({ Action, Resource }) => {
      const text = JSON.stringify(Resource);
      const name = /(?:Contacts|Subscribers|Pool|Log)(?=[0-9A-F]{8})/.exec(text)?.[0];
      const index = text.includes('/index/feed"') ? '/index/feed' : '';
      return Action.map((action) => `${action} ${name}${index}`);
    })
    .toSorted();
}

test('each function may write its log and do what its route needs, and nothing else', () => {
  const log = ['logs:CreateLogStream Log', 'logs:PutLogEvents Log'];
  const rights = functions.map(({ name, Role }) => [name, rightsOf(Role['Fn::GetAtt'][0])]);
  expect(Object.fromEntries(rights)).toEqual({
    AuthorizeStaff: log,
    ListContacts: ['dynamodb:Query Contacts/index/feed', ...log],
    ListSubscribers: ['dynamodb:Query Subscribers/index/feed', ...log],
    RefreshSession: log,
    SetPassword: ['cognito-idp:AdminRespondToAuthChallenge Pool', ...log],
    SignIn: ['cognito-idp:AdminInitiateAuth Pool', ...log],
    SignOut: log,
    SubmitContact: ['dynamodb:GetItem Contacts', 'dynamodb:PutItem Contacts', ...log],
    Subscribe: ['dynamodb:PutItem Subscribers', ...log],
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
  }
});

test('nothing may scan a table, and nothing may delete', () => {
  const actions = statements.flatMap(({ Action }) => Action);
  expect(actions.filter((action) => /Scan|Delete|Remove/.test(action))).toEqual([]);
});

test('no two functions share a role', () => {
  const roles = functions.map(({ Role }) => Role['Fn::GetAtt'][0]);
  expect(new Set(roles).size).toBe(functions.length);
});

test('each function is given the settings that it reads, and nothing else', () => {
  const { contactsTable, subscribersTable, userPoolId, userPoolClientId } = environment;
  const http = [environment.originSecrets, environment.siteHosts];
  const given = functions.map(({ name, Environment }) => [
    name,
    new Set(Object.keys(Environment.Variables)),
  ]);
  expect(Object.fromEntries(given)).toEqual({
    AuthorizeStaff: new Set([userPoolId, userPoolClientId]),
    ListContacts: new Set([...http, contactsTable]),
    ListSubscribers: new Set([...http, subscribersTable]),
    RefreshSession: new Set([...http, userPoolClientId]),
    SetPassword: new Set([...http, userPoolId, userPoolClientId]),
    SignIn: new Set([...http, userPoolId, userPoolClientId]),
    SignOut: new Set([...http, userPoolClientId]),
    SubmitContact: new Set([...http, contactsTable]),
    Subscribe: new Set([...http, subscribersTable]),
  });
});

test('every bundle becomes one function, on the Node and the processor that it was built for', () => {
  expect(functions.length).toBe(bundles.length);
  for (const properties of functions) {
    expect(properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      MemorySize: 1024,
      LoggingConfig: { LogFormat: 'JSON', LogGroup: expect.anything() },
    });
  }
});

test('a function gives up before API Gateway does, which waits 30 seconds', () => {
  for (const { Timeout } of functions) expect(Timeout).toBeLessThan(29);
});

test('every log is forgotten some day', () => {
  for (const log of every(site, 'AWS::Logs::LogGroup')) {
    expect(log).toMatchObject({ RetentionInDays: 7 });
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

test('rotating the origin secret refuses nobody: functions already accept what comes next', () => {
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

test('functions behind a route wait for the distribution, as the rotation needs', () => {
  expect(called.length).toBe(functions.length - 1);
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
