import { expect, test } from 'vitest';
import { stageNamed } from '#infra/stages.ts';
import { every, only, resources, type Template, templates } from './template.ts';

const { site } = templates();
const { notify, mail } = stageNamed('production');

/** The settings of a function, by the name of its construct. */
function settingsOf(name: string, template: Template): string {
  const found = resources(template, 'AWS::Lambda::Function').filter(([id]) => id.startsWith(name));
  return JSON.stringify(found.map(([, { Properties }]) => Properties['Environment']));
}

function statementsOfDispatch() {
  const policies = every(site, 'AWS::IAM::Policy').filter((policy) =>
    JSON.stringify(policy['Roles']).includes('"DispatchRole'),
  );
  return policies.flatMap((policy) => Object(policy['PolicyDocument']).Statement);
}

function ofFunction(name: string, type: string, property: string) {
  return every(site, type).filter((each) =>
    JSON.stringify(each[property]).includes(`"${name}Function`),
  );
}

test('the outbox is looked into every minute, and the next look is the retry', () => {
  expect(ofFunction('Dispatch', 'AWS::Events::Rule', 'Targets')).toMatchObject([
    {
      ScheduleExpression: 'rate(1 minute)',
      State: 'ENABLED',
      Targets: [{ RetryPolicy: { MaximumRetryAttempts: 0 } }],
    },
  ]);
  expect(ofFunction('Dispatch', 'AWS::Lambda::EventInvokeConfig', 'FunctionName')).toMatchObject([
    { MaximumRetryAttempts: 0 },
  ]);
});

/** Of the function, in seconds. */
function timeoutOfDispatch(): number {
  const dispatch = resources(site, 'AWS::Lambda::Function').find(([id]) =>
    id.startsWith('Dispatch'),
  );
  return Number(dispatch?.[1].Properties['Timeout']);
}

test('who has claimed something ends before the lease does, which is two minutes', () => {
  expect(timeoutOfDispatch()).toBeLessThan(120);
});

test('mails are begun in most of each minute, but not once the next call has come', () => {
  const lastMail = timeoutOfDispatch() - 20;
  expect(lastMail).toBeGreaterThanOrEqual(50);
  expect(lastMail).toBeLessThan(60);
});

test('it may send mail from one address, also to recipients whom the account has verified, and through its own settings', () => {
  const Condition = { StringEquals: { 'ses:FromAddress': mail?.from } };
  const sending = statementsOfDispatch().filter(({ Action }) => Action === 'ses:SendEmail');
  expect(sending).toMatchObject([{ Condition }]);
  const allowed = sending.flatMap(({ Resource }) => Resource).map((each) => JSON.stringify(each));
  expect(allowed).toEqual([
    expect.stringMatching(/:ses:us-east-1:",.*":configuration-set[/]",\{"Ref":"OutboxMail/),
    expect.stringMatching(/:ses:us-east-1:",.*":identity[/][*]"/),
  ]);
  expect(only(site, 'AWS::SES::EmailIdentity')).toMatchObject({
    EmailIdentity: 'mail.quietgrid.example',
    ConfigurationSetAttributes: { ConfigurationSetName: expect.anything() },
  });
  expect(only(site, 'AWS::SES::ConfigurationSet')).toMatchObject({
    DeliveryOptions: { TlsPolicy: 'REQUIRE' },
    SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
  });
});

test('bounces and complaints of its own mails come back by the default bus, and none gets lost', () => {
  expect(only(site, 'AWS::SES::ConfigurationSetEventDestination')).toMatchObject({
    EventDestination: {
      Enabled: true,
      MatchingEventTypes: ['bounce', 'complaint', 'delivery'],
      EventBridgeDestination: { EventBusArn: expect.anything() },
    },
  });
  const set = resources(site, 'AWS::SES::ConfigurationSet').map(([Ref]) => ({ Ref }));
  expect(ofFunction('Feedback', 'AWS::Events::Rule', 'Targets')).toMatchObject([
    {
      EventPattern: {
        source: ['aws.ses'],
        'detail-type': ['Email Bounced', 'Email Complaint Received'],
        detail: { mail: { tags: { 'ses:configuration-set': set } } },
      },
      Targets: [{ DeadLetterConfig: expect.anything() }],
    },
    {
      EventPattern: {
        source: ['aws.ses'],
        'detail-type': ['Email Delivered'],
        detail: { mail: { tags: { 'ses:configuration-set': set, kind: ['digest'] } } },
      },
      Targets: [{ DeadLetterConfig: expect.anything() }],
    },
  ]);
  const [retries] = ofFunction('Feedback', 'AWS::Lambda::EventInvokeConfig', 'FunctionName');
  expect(retries).toMatchObject({ DestinationConfig: { OnFailure: expect.anything() } });
  expect(retries).not.toHaveProperty('MaximumRetryAttempts');
});

test('it reads and changes settings of some kinds alone', () => {
  const onSettings = statementsOfDispatch().filter(({ Resource }) =>
    JSON.stringify(Resource).includes('Settings'),
  );
  const kinds = onSettings.map(
    ({ Condition }) => Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'],
  );
  expect(new Set(kinds.flat())).toEqual(new Set(['digest', 'breaker', 'webhook', 'key']));
});

test('a stage that notifies nobody has nothing announced, and one without mail has no identity', () => {
  const nobody = templates({
    mail: undefined,
    doubleOptIn: false,
    notify: { ...notify, emails: [] },
  }).site;
  const types = Object.values(nobody.Resources).map(({ Type }) => Type);
  expect(types.filter((type) => type.startsWith('AWS::SES::'))).toEqual([]);
  expect(settingsOf('Forms', nobody)).not.toContain('ANNOUNCES_CONTACTS');
  expect(settingsOf('Forms', site)).toContain('ANNOUNCES_CONTACTS');
  expect(settingsOf('Dispatch', nobody)).not.toContain(`"MAIL"`);
});
