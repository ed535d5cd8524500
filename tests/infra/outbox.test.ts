import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { stageNamed } from '#infra/stages.ts';
import { every, only, resources, type Template, templates } from './template.ts';

const { site } = templates();
const { notify, mail, inbox } = stageNamed('production');

/** The settings of a function, by the name of its construct. */
function settingsOf(name: string, template: Template): string {
  const found = resources(template, 'AWS::Lambda::Function').filter(([id]) => id.startsWith(name));
  return JSON.stringify(found.map(([, { Properties }]) => Properties['Environment']));
}

const Role = z.object({
  Policies: z.tuple([
    z.object({ PolicyDocument: z.object({ Statement: z.array(z.looseObject({})) }) }),
  ]),
});

function ofFunction(name: string, type: string, property: string) {
  return every(site, type).filter((each) =>
    JSON.stringify(each[property]).includes(`"${name}Function`),
  );
}

test('the outbox is looked into every minute, and the next look is the retry', () => {
  const RetryPolicy = { MaximumRetryAttempts: 0 };
  expect(ofFunction('Dispatch', 'AWS::Events::Rule', 'Targets')).toMatchObject([
    { ScheduleExpression: 'rate(1 minute)', State: 'ENABLED', Targets: [{ RetryPolicy }] },
  ]);
  const retries = ofFunction('Dispatch', 'AWS::Lambda::EventInvokeConfig', 'FunctionName');
  expect(retries).toMatchObject([RetryPolicy]);
});

test('mails are begun in most of each minute, but not once the next call has come, nor when the lease of two minutes ends', () => {
  const dispatch = resources(site, 'AWS::Lambda::Function').find(([id]) =>
    id.startsWith('Dispatch'),
  );
  const timeout = Number(dispatch?.[1].Properties['Timeout']);
  expect(timeout).toBeLessThan(120);
  expect(timeout - 20).toBeGreaterThanOrEqual(50);
  expect(timeout - 20).toBeLessThan(60);
});

test('it may send mail from two addresses, one of which is for replies, also to recipients whom the account has verified, and through its own settings', () => {
  const Condition = { StringEquals: { 'ses:FromAddress': [mail?.from, inbox?.address] } };
  const role = resources(site, 'AWS::IAM::Role').find(([id]) => id.startsWith('Dispatch'));
  const [{ PolicyDocument }] = Role.parse(role?.[1].Properties).Policies;
  const sending = PolicyDocument.Statement.filter(({ Action }) => Action === 'ses:SendEmail');
  expect(sending).toMatchObject([{ Condition }]);
  const allowed = sending
    .flatMap(({ Resource }) => [Resource].flat())
    .map((each) => JSON.stringify(each));
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
      MatchingEventTypes: ['bounce', 'complaint', 'delivery', 'reject'],
      EventBridgeDestination: { EventBusArn: expect.anything() },
    },
  });
  const set = resources(site, 'AWS::SES::ConfigurationSet').map(([Ref]) => ({ Ref }));
  const rule = (detailTypes: string[], tags: object) => ({
    EventPattern: {
      source: ['aws.ses'],
      'detail-type': detailTypes,
      detail: { mail: { tags: { 'ses:configuration-set': set, ...tags } } },
    },
    Targets: [{ DeadLetterConfig: expect.anything() }],
  });
  expect(ofFunction('Feedback', 'AWS::Events::Rule', 'Targets')).toMatchObject([
    rule(['Email Bounced', 'Email Complaint Received', 'Email Rejected'], {}),
    rule(['Email Delivered'], { kind: ['digest', 'campaign'] }),
  ]);
  const [retries] = ofFunction('Feedback', 'AWS::Lambda::EventInvokeConfig', 'FunctionName');
  expect(retries).toMatchObject({ DestinationConfig: { OnFailure: expect.anything() } });
  expect(retries).not.toHaveProperty('MaximumRetryAttempts');
});

test('a stage that notifies nobody has nothing announced, and one without mail has no identity', () => {
  const nothing = { mail: undefined, inbox: undefined, doubleOptIn: false };
  const silent = { ...nothing, notify: { ...notify, emails: [] } };
  const nobody = templates(silent).site;
  const types = Object.values(nobody.Resources).map(({ Type }) => Type);
  expect(types.filter((type) => type.startsWith('AWS::SES::'))).toEqual([]);
  expect(settingsOf('Forms', nobody)).not.toContain('ANNOUNCES_CONTACTS');
  expect(settingsOf('Forms', site)).toContain('ANNOUNCES_CONTACTS');
  expect(settingsOf('Dispatch', nobody)).not.toContain(`"MAIL"`);
  // Its visitors get an acknowledgement.
  const acknowledging = templates({ notify: { ...notify, emails: [] } }).site;
  expect(settingsOf('Forms', acknowledging)).toContain('ANNOUNCES_CONTACTS');
});

test('SES signs for the domain of the inbox, too, if it is another one', () => {
  const other = { address: 'support@desk.example', acknowledges: true, answerHours: 24 };
  const identities = every(templates({ inbox: other }).site, 'AWS::SES::EmailIdentity');
  expect(identities.map(({ EmailIdentity }) => EmailIdentity)).toEqual([
    'mail.quietgrid.example',
    'desk.example',
  ]);
});
