import { createTransport } from 'nodemailer';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { EventBus } from '../src/events/event-bus.ts';
import { S3 } from '../src/s3/s3.ts';
import { writeAssembly } from './fixture-assembly.ts';
import { lambda } from './fixture-resources.ts';
import { serveFixture, type FixtureRuntime } from './fixture-runtime.ts';
import { spawnRuntime } from './spawn-runtime.ts';
import { temporaryFolder } from './temporary-folder.ts';

const address = 'support@quietgrid.example';
const bucketName = 'fixture-mail';

const stack = {
  Resources: {
    Bucket: { Type: 'AWS::S3::Bucket', Properties: { BucketName: bucketName } },
    Notifications: {
      Type: 'Custom::S3BucketNotifications',
      Properties: {
        ServiceToken: 'arn',
        BucketName: { Ref: 'Bucket' },
        NotificationConfiguration: { EventBridgeConfiguration: {} },
        Managed: true,
      },
    },
    Receive: lambda('receive'),
    Arrival: {
      Type: 'AWS::Events::Rule',
      Properties: {
        EventPattern: {
          source: ['aws.s3'],
          'detail-type': ['Object Created'],
          detail: { bucket: { name: [{ Ref: 'Bucket' }] }, object: { key: [{ prefix: 'in/' }] } },
        },
        Targets: [{ Id: 'T', Arn: { 'Fn::GetAtt': ['Receive', 'Arn'] } }],
      },
    },
    Rules: { Type: 'AWS::SES::ReceiptRuleSet', Properties: { RuleSetName: 'rules' } },
    Rule: {
      Type: 'AWS::SES::ReceiptRule',
      Properties: {
        RuleSetName: { Ref: 'Rules' },
        Rule: {
          Recipients: [address],
          Enabled: true,
          ScanEnabled: true,
          Actions: [{ S3Action: { BucketName: { Ref: 'Bucket' }, ObjectKeyPrefix: 'in/' } }],
        },
      },
    },
    Off: {
      Type: 'AWS::SES::ReceiptRule',
      Properties: {
        RuleSetName: { Ref: 'Rules' },
        Rule: {
          Recipients: ['off@quietgrid.example'],
          Actions: [{ S3Action: { BucketName: { Ref: 'Bucket' } } }],
        },
      },
    },
  },
};

const assets = { receive: { 'index.js': 'exports.handler = async () => {};' } };

let runtime: FixtureRuntime;
beforeAll(async () => {
  runtime = await serveFixture(stack, assets, { smtpPort: 0 });
});

/** The bucket's files with their line of metadata. */
function stored(): string[] {
  const folder = join(runtime.dataDir, 's3', bucketName);
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
}

const calls = () => runtime.entries.filter((entry) => entry['function'] === 'receive').length;

const Result = z.object({ id: z.optional(z.string()), code: z.optional(z.number()) });

async function receive(
  query: string,
  content: string | Buffer,
  type = 'message/rfc822',
  mailbox = runtime.mailbox,
) {
  const response = await fetch(`${mailbox}/receive?${query}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: new Uint8Array(Buffer.from(content)),
  });
  return { status: response.status, ...Result.parse(await response.json()) };
}

const mail = 'From: Ada <ada@example.com>\r\nSubject: Hi\r\n\r\nHello\r\n';

function transport() {
  const { hostname, port } = new URL(runtime.smtp ?? '');
  return createTransport({ host: hostname, port: Number(port), ignoreTLS: true });
}

describe('A raw mail', () => {
  test('is stored by the rule that accepts its address, and a function hears of it', async () => {
    const before = calls();
    const { status, id } = await receive(
      `to=${encodeURIComponent('support+t@quietgrid.example')}`,
      mail,
    );

    expect(status).toBe(200);
    const file = stored().find((each) => each.includes(`"in/${id}"`)) ?? '';
    expect(file).toContain('Return-Path: <ada@example.com>');
    expect(file).toContain('for support+t@quietgrid.example;');
    expect(file.endsWith(mail)).toBe(true);
    await expect.poll(calls).toBe(before + 1);
  });

  test('has the return path and the verdicts of its query', async () => {
    const { id } = await receive(`to=${address}&from=&spam=FAIL&dkim=FAIL`, mail);

    const file = stored().find((each) => each.includes(`"in/${id}"`)) ?? '';
    expect(file).toMatch(/Return-Path: <>[\s\S]+X-SES-Spam-Verdict: FAIL[\s\S]+dkim=fail/);
  });

  test.each([
    [
      'to an address that no rule accepts',
      'to=other@quietgrid.example',
      mail,
      { status: 404, code: 550 },
    ],
    ['to a disabled rule', 'to=off@quietgrid.example', mail, { status: 404, code: 550 }],
    [
      'of more than 40 MB',
      `to=${address}`,
      Buffer.alloc(40 * 1024 * 1024 + 1),
      { status: 413, code: 552 },
    ],
    ['to nobody', '', mail, { status: 400 }],
    ['with an unknown verdict', `to=${address}&spam=maybe`, mail, { status: 400 }],
  ])('%s is refused', async (_, query, content, expected) => {
    const before = stored().length;

    expect(await receive(query, content)).toEqual(expected);
    expect(stored()).toHaveLength(before);
  });

  test('of another content type is refused', async () => {
    expect((await receive(`to=${address}`, mail, 'text/plain')).status).toBe(415);
  });
});

describe('The SMTP port', () => {
  test('accepts mail of a mail program, with its attachment and lines that begin with a dot', async () => {
    const { response } = await transport().sendMail({
      from: 'Zoë <zoe@example.com>',
      to: 'support+token@quietgrid.example',
      subject: 'Grüße',
      text: 'One\n.\n..two\n',
      attachments: [{ filename: 'größe.txt', content: 'x' }],
    });

    const [, id] = /^250 OK (\w{40})$/.exec(response) ?? [];
    const file = stored().find((each) => each.includes(`"in/${id}"`)) ?? '';
    expect(file).toContain('Return-Path: <zoe@example.com>');
    expect(file).toContain('for support+token@quietgrid.example;');
    expect(file).toContain('\r\nOne\r\n.\r\n..two\r\n');
    expect(file).toContain("filename*0*=utf-8''gr%C3%B6%C3%9Fe.txt");
  });

  test('refuses recipients that no rule accepts', async () => {
    const sending = transport().sendMail({ from: 'a@b.example', to: 'c@d.example', text: 'x' });

    await expect(sending).rejects.toMatchObject({ responseCode: 550 });
  });

  test('refuses mail of more than 40 MB', async () => {
    const before = stored().length;
    const sending = transport().sendMail({
      envelope: { from: 'a@b.example', to: address },
      raw: Buffer.concat([Buffer.from(mail), Buffer.alloc(40 * 1024 * 1024, 'x\r\n')]),
    });

    await expect(sending).rejects.toMatchObject({ responseCode: 552 });
    expect(stored()).toHaveLength(before);
  });
});

test('An accepted mail is there after kill -9', async () => {
  const folder = temporaryFolder();
  const dataDir = join(folder, 'data');
  const assembly = writeAssembly(folder, { Fixture: stack }, assets);
  const settings = { DATA_DIR: dataDir, DYNAMODB_ENDPOINT: 'http://127.0.0.1:1' };
  const { mailbox, signalAll, ended } = await spawnRuntime(assembly, settings);
  const { status, id } = await receive(`to=${address}`, mail, undefined, mailbox);
  signalAll('SIGKILL');
  await ended;

  const s3 = new S3(dataDir, new EventBus(), () => {});
  const object = await s3.open(bucketName, 'us-east-1', '1').read(`in/${id}`);
  expect(status).toBe(200);
  expect(object?.body.toString().endsWith(mail)).toBe(true);
});
