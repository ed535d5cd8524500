import { expect, test } from 'vitest';
import { signatureHeaders, webhookSecret } from '#functions/webhooks/signature.ts';

const webhook = { id: 'crm', url: 'https://crm.example/hooks' };

/** The example that the specification's own libraries are tested with. */
const example = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  message: {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    // The signature has whole seconds.
    at: new Date(1_614_265_330_999),
    body: '{"test": 2432232314}',
  },
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

test('A message is signed as Standard Webhooks signs it', () => {
  expect(signatureHeaders([example.secret], example.message)).toEqual({
    'webhook-id': example.message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': example.signature,
  });
});

test('A message is signed with each secret while the key is rotated', () => {
  const other = webhookSecret('key', webhook);
  const signatures = signatureHeaders([other, example.secret], example.message);

  expect(signatures['webhook-signature']).toMatch(/^v1,[\w+/]{43}= v1,[\w+/]{43}=$/);
  expect(signatures['webhook-signature'].split(' ')[1]).toBe(example.signature);
});

test('A webhook’s 32-byte secret differs from that of any other webhook, address or key', () => {
  const secrets = [
    webhookSecret('key', webhook),
    webhookSecret('key', { ...webhook, id: 'erp' }),
    webhookSecret('key', { ...webhook, url: 'https://crm.example/other' }),
    webhookSecret('other', webhook),
  ];

  expect(webhookSecret('key', webhook)).toBe(secrets[0]);
  expect(new Set(secrets).size).toBe(secrets.length);
  for (const secret of secrets) {
    expect(secret).toMatch(/^whsec_/);
    expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
  }
});
