import { describe, expect, test } from 'vitest';
import { readSeed } from '../src/seed.ts';
import { readSecretReference } from '../src/secrets.ts';
import { readSettings } from '../src/settings.ts';
import { temporaryFolder } from './temporary-folder.ts';

describe('A data folder', () => {
  test('derives one name for a purpose, and another name for another purpose', () => {
    const folder = temporaryFolder();
    const name = readSeed(folder).derive('S/Table', 20);
    expect(name).toMatch(/^[a-z0-9]{20}$/);
    expect(readSeed(folder).derive('S/Table', 20)).toBe(name);
    expect(readSeed(folder).derive('S/Other', 20)).not.toBe(name);
  });

  test('derives other names than another folder', () => {
    const [one, other] = [readSeed(temporaryFolder()), readSeed(temporaryFolder())];
    expect(one.derive('S/Table', 20)).not.toBe(other.derive('S/Table', 20));
  });

  test('derives text of the given length and alphabet', () => {
    expect(readSeed(temporaryFolder()).derive('long', 500, 'ab')).toMatch(/^[ab]{500}$/);
  });
});

describe('A secret', () => {
  const arn = 'arn:aws:secretsmanager:us-east-1:000000000000:secret:Name-abc123';
  const secrets = new Map([[arn, '{"password":"p","n":"1"}']]);

  test.each([
    [arn, '{"password":"p","n":"1"}'],
    [`${arn}:SecretString:::`, '{"password":"p","n":"1"}'],
    [`${arn}:SecretString:password::`, 'p'],
  ])('is resolved by %s', (reference, value) => {
    expect(readSecretReference(secrets, reference)).toBe(value);
  });

  test('that does not exist is reported', () => {
    expect(() => readSecretReference(secrets, 'arn:aws:x:y:z:secret:Nobody')).toThrow(/Nobody/);
    expect(() => readSecretReference(secrets, `${arn}:SecretString:key::`)).toThrow(/no key key/);
  });
});

describe('Settings', () => {
  test('have defaults', () => {
    expect(readSettings({})).toEqual({
      assembly: 'cdk.out',
      dataDir: '.local',
      port: 8080,
      // Any free one where the first is busy.
      mailboxPorts: [8025, 0],
    });
  });

  test('are read from the environment', () => {
    const settings = readSettings({
      PORT: '9000',
      MAILBOX_PORT: '9001',
      SMTP_PORT: '2525',
      DATA_DIR: '/data',
      VIEWER_COUNTRY: 'EG',
      COGNITO_USERNAME: 'sam',
      COGNITO_PASSWORD: 'correct horse',
      DYNAMODB_ENDPOINT: 'http://127.0.0.1:8000',
      AWS_ENDPOINT_URL_SESV2: 'http://127.0.0.1:8005',
    });
    expect(settings).toEqual({
      assembly: 'cdk.out',
      dataDir: '/data',
      port: 9000,
      mailboxPorts: [9001],
      smtpPort: 2525,
      viewerCountry: 'EG',
      dynamodbEndpoint: 'http://127.0.0.1:8000',
      sesEndpoint: 'http://127.0.0.1:8005',
      user: { username: 'sam', password: 'correct horse' },
    });
  });

  test('enable TLS with a flag, on its own default port', () => {
    expect(readSettings({}, ['--tls'])).toMatchObject({ tls: true, port: 8443 });
    expect(readSettings({ PORT: '9000' }, ['--tls'])).toMatchObject({ tls: true, port: 9000 });
  });

  test.each(['http', '-1', '65536', '80.5'])('reject the port %s', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(`not "${PORT}"`);
    expect(() => readSettings({ MAILBOX_PORT: PORT })).toThrow(`MAILBOX_PORT must be`);
    expect(() => readSettings({ SMTP_PORT: PORT })).toThrow(`SMTP_PORT must be`);
  });
});
