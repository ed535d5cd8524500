import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { onTestFinished, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readFileIfExists } from '../src/data-folder.ts';
import { listen } from '../src/listen.ts';
import { writeAssembly } from './fixture-assembly.ts';
import { api, distributionOfApi, lambda, route } from './fixture-resources.ts';
import { serveFixture, type FixtureRuntime } from './fixture-runtime.ts';
import { spawnRuntime, type SpawnedRuntime } from './spawn-runtime.ts';
import { temporaryFolder } from './temporary-folder.ts';

const Store = z.object({
  emails: z.array(z.object({ messageId: z.string(), subject: z.string(), body: z.unknown() })),
});

const rule = (functionId: string, properties: object) => ({
  Type: 'AWS::Events::Rule',
  Properties: {
    State: 'ENABLED',
    Targets: [{ Arn: { 'Fn::GetAtt': [functionId, 'Arn'] }, Id: 'Target0' }],
    ...properties,
  },
});
const everyDay = { ScheduleExpression: 'rate(1 day)' };

const stack = {
  Resources: {
    Identity: {
      Type: 'AWS::SES::EmailIdentity',
      Properties: {
        EmailIdentity: 'quietgrid.example',
        ConfigurationSetAttributes: { ConfigurationSetName: { Ref: 'Set' } },
      },
    },
    Set: { Type: 'AWS::SES::ConfigurationSet' },
    Destination: {
      Type: 'AWS::SES::ConfigurationSetEventDestination',
      Properties: {
        ConfigurationSetName: { Ref: 'Set' },
        EventDestination: {
          Enabled: true,
          EventBridgeDestination: {
            EventBusArn: {
              'Fn::Sub':
                'arn:${AWS::Partition}:events:${AWS::Region}:${AWS::AccountId}:event-bus/default',
            },
          },
          MatchingEventTypes: ['bounce', 'complaint'],
        },
      },
    },
    Send: lambda('send', {
      Timeout: 30,
      Environment: { Variables: { SITE_URL: { 'Fn::Sub': 'https://${Distribution.DomainName}' } } },
    }),
    ...api,
    ...distributionOfApi,
    ...route('POST /send', 'Send'),
    SendSchedule: rule('Send', everyDay),
    Start: lambda('start', { Timeout: 30 }),
    StartSchedule: rule('Start', everyDay),
    Fail: lambda('fail'),
    FailSchedule: rule('Fail', everyDay),
    Hear: lambda('hear'),
    Feedback: rule('Hear', {
      EventPattern: {
        source: ['aws.ses'],
        'detail-type': ['Email Bounced', 'Email Complaint Received'],
      },
    }),
    MonitoringCanarySchedule: rule('Fail', everyDay),
    Queue: { Type: 'AWS::SQS::Queue' },
    ToQueue: rule('Queue', everyDay),
    Disabled: rule('Fail', { ...everyDay, State: 'DISABLED' }),
  },
};

/** Code that signs as the SDKs do. */
const aws = `const aws = (service, path, headers, body) => fetch(
  process.env['AWS_ENDPOINT_URL_' + service] + path,
  {
    method: 'POST',
    headers: {
      authorization: 'AWS4-HMAC-SHA256 Credential=' + process.env.AWS_ACCESS_KEY_ID + '/x',
      ...headers,
    },
    body: JSON.stringify(body),
  },
);`;

const assets = {
  send: {
    'index.mjs': `${aws}
      export const handler = async (event) => {
        const response = await aws('SESV2', '/v2/email/outbound-emails', {}, {
          FromEmailAddress: 'website@quietgrid.example',
          Destination: { ToAddresses: ['ada@example.com'] },
          Content: { Simple: {
            Subject: { Data: event.subject ?? event['detail-type'] ?? event.routeKey },
            Body: { Text: { Data: process.env.SITE_URL } },
          } },
        });
        if (!response.ok) throw new Error(await response.text());
      };`,
  },
  start: {
    'index.mjs': `${aws}
      export const handler = async () => {
        const path = '/2015-03-31/functions/send/invocations';
        const headers = { 'x-amz-invocation-type': 'Event' };
        const { status } = await aws('LAMBDA', path, headers, { subject: 'asynchronous' });
        if (status !== 202) throw new Error(String(status));
      };`,
  },
  fail: { 'index.mjs': `export const handler = async () => { throw new TypeError('wrong'); };` },
  hear: {
    'index.mjs': `export const handler = async (event) => { console.log(event['detail-type'], event.detail.mail.messageId); };`,
  },
};

let site: FixtureRuntime;

beforeAll(async () => {
  site = await serveFixture(stack, assets);
});

async function emails() {
  const response = await fetch(`${site.mailbox}/store`);
  return Store.parse(await response.json()).emails;
}

test('A schedule calls its function, whose mail appears in the mailbox', async () => {
  await site.runSchedule('SendSchedule');
  // The template says https, which the site is without.
  const body = { text: site.url };
  expect((await emails()).at(-1)).toMatchObject({ subject: 'Scheduled Event', body });
});

test('A function invokes another one asynchronously', async () => {
  await site.runSchedule('StartSchedule');
  await expect.poll(async () => (await emails()).at(-1)?.subject).toBe('asynchronous');
});

test('The error of a function on schedule is reported to who ran it', async () => {
  await expect(site.runSchedule('FailSchedule')).rejects.toThrow('TypeError: wrong');
});

test.each(['MonitoringCanarySchedule', 'ToQueue', 'Disabled', 'Feedback', 'None'])(
  'The rule %s is no schedule here',
  async (name) => {
    await expect(site.runSchedule(name)).rejects.toThrow(
      `There is no schedule ${name}, but SendSchedule, StartSchedule, FailSchedule.`,
    );
  },
);

test.each([
  ['bounce', 'Email Bounced'],
  ['complain', 'Email Complaint Received'],
])('The button %s calls the function of the rule whose pattern matches', async (action, type) => {
  await site.runSchedule('SendSchedule');
  const id = (await emails()).at(-1)?.messageId;
  const response = await fetch(`${site.mailbox}/mail/${id}/${action}`, { method: 'POST' });
  expect(await response.text()).toContain('1 function called');
  const heard = () => site.entries.map(({ message }) => message);
  await expect.poll(heard).toContain(`${type} ${id}`);
});

/** Presses a button on the first mail. */
const press = async (mailbox: string, button: string) => {
  const stored = Store.parse(await (await fetch(`${mailbox}/store`)).json());
  const id = stored.emails[0]?.messageId;
  await fetch(`${mailbox}/mail/${id}/${button}`, { method: 'POST' });
};

const kill = async ({ signalAll, ended }: SpawnedRuntime) => {
  signalAll('SIGKILL');
  await ended;
};

test('A report whose function kill -9 has ended is made again at the next start, and no more once it was taken', async () => {
  const folder = temporaryFolder();
  const [dataDir, busy, heard] = [
    join(folder, 'data'),
    join(folder, 'busy'),
    join(folder, 'heard'),
  ];
  const hear = {
    'index.mjs': `import { appendFileSync, existsSync } from 'node:fs';
      export const handler = async (event) => {
        appendFileSync(${JSON.stringify(heard)}, event['detail-type'] + ' ');
        if (existsSync(${JSON.stringify(busy)})) await new Promise((resolve) => setInterval(resolve, 1e6));
      };`,
  };
  const assembly = writeAssembly(folder, { Fixture: stack }, { ...assets, hear });
  const settings = { DATA_DIR: dataDir, DYNAMODB_ENDPOINT: 'http://127.0.0.1:1' };
  const heardSoFar = () => readFileIfExists(heard);
  writeFileSync(busy, '');
  const first = await spawnRuntime(assembly, settings);
  await fetch(`${first.url}/api/send`, { method: 'POST' });
  await press(first.mailbox, 'bounce');
  await expect.poll(heardSoFar).toBe('Email Bounced ');
  await kill(first);

  rmSync(busy);
  const second = await spawnRuntime(assembly, settings);
  await expect.poll(heardSoFar).toBe('Email Bounced Email Bounced ');
  const stored = join(dataDir, 'mail', '000000001.json');
  await expect.poll(() => readFileSync(stored, 'utf8')).toContain('"unreported":[]');
  await kill(second);

  const third = await spawnRuntime(assembly, settings);
  await press(third.mailbox, 'complain');
  await expect.poll(heardSoFar).toBe('Email Bounced Email Bounced Email Complaint Received ');
});

test('A function sees SES fail when a test makes it', async () => {
  site.failMail('throttle');
  await expect(site.runSchedule('SendSchedule')).rejects.toThrow('Maximum sending rate exceeded');
  site.failMail();
  await site.runSchedule('SendSchedule');
});

test('An update replaces the rules', async () => {
  const { SendSchedule: _, ...others } = stack.Resources;
  await site.update(writeAssembly(temporaryFolder(), { Fixture: { Resources: others } }, assets));
  await expect(site.runSchedule('SendSchedule')).rejects.toThrow('There is no schedule');
  await site.runSchedule('StartSchedule');
});

test('The mailbox takes the port that is chosen, and reports that it is busy', async () => {
  const server = createServer();
  const port = await listen(server);
  onTestFinished(() => void server.close());
  const assembly = writeAssembly(temporaryFolder(), {
    S: { Resources: { Topic: { Type: 'AWS::SNS::Topic' } } },
  });
  const environment = { DATA_DIR: temporaryFolder(), MAILBOX_PORT: String(port) };
  const { ended } = await spawnRuntime(assembly, environment);
  expect(await ended).toEqual({
    status: 1,
    errors: `Port ${port} is busy: choose another with MAILBOX_PORT=….\n`,
  });
  server.close();
  expect((await spawnRuntime(assembly, environment)).mailbox).toBe(`http://localhost:${port}`);
});
