import { expect, test } from 'vitest';
import { only, resources, templates } from './template.ts';

const { site } = templates();
const table = only(site, 'AWS::DynamoDB::GlobalTable');

test('counters of attempts are keyed by their bucket, encrypted and forgotten by themselves', () => {
  expect(table).toMatchObject({
    KeySchema: [{ AttributeName: 'bucket', KeyType: 'HASH' }],
    BillingMode: 'PAY_PER_REQUEST',
    SSESpecification: { SSEEnabled: true },
    TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
  });
});

test('counters of attempts are nothing that a release must keep', () => {
  expect(resources(site, 'AWS::DynamoDB::GlobalTable')).toMatchObject([
    [expect.any(String), { DeletionPolicy: 'Delete' }],
  ]);
});
