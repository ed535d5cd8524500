import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { filePrefixes, InboxSettings } from '#contract/inbox.ts';
import { stageNamed } from '#infra/stages.ts';
import { every, only, resources, templates } from './template.ts';

const { site } = templates();
const { inbox } = stageNamed('production');

const rules = every(site, 'AWS::Events::Rule').filter(({ Targets }) =>
  JSON.stringify(Targets).includes('"ReceiveFunction'),
);

test('mail to the inbox, with any label, is scanned and put into the bucket, if it comes over TLS', () => {
  expect(only(site, 'AWS::SES::ReceiptRule')).toMatchObject({
    RuleSetName: { Ref: expect.stringMatching(/^MailInboxRules/) },
    Rule: {
      Enabled: true,
      // SES matches labels as well: support+<token>@.
      Recipients: ['support@mail.quietgrid.example'],
      ScanEnabled: true,
      TlsPolicy: 'Require',
      Actions: [
        {
          S3Action: {
            BucketName: { 'Fn::ImportValue': expect.stringContaining('FilesBucket') },
            ObjectKeyPrefix: filePrefixes.incoming,
          },
        },
      ],
    },
  });
  // The bucket's policy names the rule set.
  expect(only(site, 'AWS::SES::ReceiptRuleSet')).toEqual({
    RuleSetName: 'quietgrid-development-data',
  });
});

test('what arrives is stored at once, and what an event or a crash left behind within five minutes', () => {
  expect(rules).toMatchObject([
    {
      EventPattern: {
        source: ['aws.s3'],
        'detail-type': ['Object Created'],
        detail: {
          bucket: { name: [{ 'Fn::ImportValue': expect.stringContaining('FilesBucket') }] },
          object: { key: [{ prefix: 'incoming/' }] },
        },
      },
    },
    { ScheduleExpression: 'rate(5 minutes)' },
  ]);
  for (const { Targets } of rules) {
    expect(Targets).toMatchObject([
      { DeadLetterConfig: expect.anything(), RetryPolicy: { MaximumRetryAttempts: 0 } },
    ]);
  }
});

test('a call that fails is kept', () => {
  const config = every(site, 'AWS::Lambda::EventInvokeConfig').find(({ FunctionName }) =>
    JSON.stringify(FunctionName).includes('"ReceiveFunction'),
  );
  expect(config).toMatchObject({ DestinationConfig: { OnFailure: expect.anything() } });
});

test('the functions that write to customers or judge how long they wait know the inbox', () => {
  const Variables = z.object({
    Environment: z.object({ Variables: z.looseObject({ INBOX: z.optional(z.string()) }) }),
  });
  const given = resources(site, 'AWS::Lambda::Function').flatMap(([id, { Properties }]) => {
    const { success, data } = Variables.safeParse(Properties);
    const settings = success && data.Environment.Variables.INBOX;
    return settings
      ? [[id.replace(/Function.*/, ''), InboxSettings.parse(JSON.parse(settings))]]
      : [];
  });
  expect(Object.fromEntries(given)).toEqual({
    Dispatch: inbox,
    Inbox: inbox,
    Receive: inbox,
    Replies: inbox,
  });
});

test('the outputs say what CloudFormation cannot do: activate the rules, and set the DNS record', () => {
  const Outputs = z.record(z.string(), z.looseObject({ Value: z.unknown() }));
  const values = Object.values(Outputs.parse(site['Outputs'])).map(({ Value }) => Value);
  expect(values).toEqual(
    expect.arrayContaining([
      'aws ses set-active-receipt-rule-set --region us-east-1 --rule-set-name quietgrid-development-data',
      'mail.quietgrid.example MX 10 inbound-smtp.us-east-1.amazonaws.com',
    ]),
  );
});

test('a stage without an inbox receives nothing', () => {
  const none = templates({ inbox: undefined }).site;
  const types = Object.values(none.Resources).map(({ Type }) => Type);
  expect(types.filter((type) => type.startsWith('AWS::SES::Receipt'))).toEqual([]);
  expect(Object.keys(none.Resources).filter((id) => id.startsWith('Receive'))).toEqual([]);
  expect(JSON.stringify(none)).not.toContain('"INBOX"');
});
