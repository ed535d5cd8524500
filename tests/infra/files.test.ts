import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { stageNamed } from '#infra/stages.ts';
import { only, templates } from './template.ts';

const { data } = templates();
const bucket = only(data, 'AWS::S3::Bucket');

const Rule = z.looseObject({
  Prefix: z.optional(z.string()),
  ExpirationInDays: z.optional(z.number()),
});
/** Days until S3 deletes what is below a prefix. */
function daysKept(template = data): Record<string, number | undefined> {
  const { Rules } = z
    .object({ Rules: z.array(Rule) })
    .parse(only(template, 'AWS::S3::Bucket')['LifecycleConfiguration']);
  return Object.fromEntries(
    Rules.flatMap(({ Prefix, ExpirationInDays }) => (Prefix ? [[Prefix, ExpirationInDays]] : [])),
  );
}

test('files are private, encrypted, and reached over TLS only', () => {
  expect(bucket).toMatchObject({
    PublicAccessBlockConfiguration: {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    },
    BucketEncryption: {
      ServerSideEncryptionConfiguration: [
        { ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } },
      ],
    },
  });
  expect(JSON.stringify(only(data, 'AWS::S3::BucketPolicy'))).toMatch(
    /"Effect":"Deny".*"aws:SecureTransport":"false"|"aws:SecureTransport":"false".*"Effect":"Deny"/,
  );
});

test('what is erased has no older version', () => {
  expect(bucket).not.toHaveProperty('VersioningConfiguration');
});

test('files go a day after their message, uploads that nobody sent after a day, and mail that waits never', () => {
  expect(daysKept()).toEqual({
    'files/uploads/': 1,
    'originals/': 731,
    'files/attachments/': 731,
  });
  const { retention } = stageNamed('production');
  const shorter = templates({ retention: { ...retention, contacts: 6 } }).data;
  expect(daysKept(shorter)).toMatchObject({ 'originals/': 181, 'files/attachments/': 181 });
});

test('an upload in parts that nobody completes costs nothing after a day', () => {
  expect(bucket).toHaveProperty(
    'LifecycleConfiguration.Rules',
    expect.arrayContaining([
      { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, Status: 'Enabled' },
    ]),
  );
});

test('the bucket tells EventBridge what arrives', () => {
  expect(bucket).toHaveProperty('NotificationConfiguration', {
    EventBridgeConfiguration: { EventBridgeEnabled: true },
  });
});

test('SES may add mail by the rules of this stage, and nobody else may do anything by the policy of the bucket', () => {
  const { Statement } = z
    .object({ Statement: z.array(z.looseObject({ Effect: z.string() })) })
    .parse(only(data, 'AWS::S3::BucketPolicy')['PolicyDocument']);
  const allowed = Statement.filter(({ Effect }) => Effect === 'Allow');
  expect(allowed).toMatchObject([
    {
      Principal: { Service: 'ses.amazonaws.com' },
      Action: 's3:PutObject',
      Condition: {
        StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } },
        ArnLike: { 'aws:SourceArn': expect.anything() },
      },
    },
  ]);
  const [text] = allowed.map((each) => JSON.stringify(each));
  expect(text).toMatch(/"[/]incoming[/]\*"/);
  expect(text).toContain(':receipt-rule-set/quietgrid-development-data:receipt-rule/*"');
});
