import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  GetAccountSettingsCommand,
  GetFunctionConcurrencyCommand,
  LambdaClient,
  ListFunctionsCommand,
} from '@aws-sdk/client-lambda';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { concurrencyNeeded, preflight } from '#operations/preflight.ts';
import { Stage, stageNamed } from '#infra/stages.ts';
import { every, resources, templates } from '../infra/template.ts';

const sts = mockClient(STSClient);
const lambda = mockClient(LambdaClient);
const production = stageNamed('production');
const needed = concurrencyNeeded(production);
const run = () => preflight('production', production);

/** An account in which other functions have reserved some of the quota. */
const quota = (ConcurrentExecutions: number, reserved = 0) =>
  lambda.on(GetAccountSettingsCommand).resolves({
    AccountLimit: {
      ConcurrentExecutions,
      UnreservedConcurrentExecutions: ConcurrentExecutions - reserved,
    },
  });

/** Production's functions under CloudFormation's names, with their reservations, and one of another stage. */
function deployed(functions: Readonly<Record<string, number>>) {
  const named = Object.keys(functions).map((id) => ({
    FunctionName: `quietgrid-production-site-${id}`.slice(0, 40),
    LoggingConfig: { LogGroup: `quietgrid-production-site-${id}Log0A1B2C3D-EXAMPLE` },
  }));
  const LoggingConfig = { LogGroup: 'quietgrid-development-site-SignInLog0A1B2C3D-EXAMPLE' };
  lambda.on(ListFunctionsCommand).resolves({
    Functions: [...named, { FunctionName: 'other', LoggingConfig }, { FunctionName: 'alone' }],
  });
  lambda.on(GetFunctionConcurrencyCommand).resolves({ ReservedConcurrentExecutions: 500 });
  Object.values(functions).forEach((reserved, at) => {
    const FunctionName = named[at]?.FunctionName;
    const found = lambda.on(GetFunctionConcurrencyCommand, { FunctionName });
    found.resolves(reserved > 0 ? { ReservedConcurrentExecutions: reserved } : {});
  });
}
const named = (name: string, extra: object = {}) =>
  Object.assign(new Error('as AWS says'), { name, ...extra });

const expired = named('ExpiredToken', { $fault: 'client' });

beforeEach(() => {
  sts.reset();
  lambda.reset();
  sts.on(GetCallerIdentityCommand).resolves({ Account: '123456789012' });
  deployed({});
  quota(needed);
});

describe('Before anything is created, a deploy', () => {
  test('names its account and region', async () => {
    const [line] = await run();
    expect(line).toBe('Deploying "production" to the account 123456789012 in us-east-1.');
  });

  test.each([
    ['there are no credentials', named('CredentialsProviderError'), /^There are no AWS cred/],
    ['AWS rejects them', expired, /^AWS rejects the credentials of this machine: as AWS says$/],
    ['AWS cannot be reached', named('ENOTFOUND'), /^AWS cannot be reached: as AWS says$/],
  ])('stops in one line if %s', async (_, error, line) => {
    sts.on(GetCallerIdentityCommand).rejects(error);
    await expect(run()).rejects.toThrow(line);
  });

  test('stops in one line if the quota of concurrent executions is too low', async () => {
    quota(needed - 1);
    await expect(run()).rejects.toThrow(
      new RegExp(
        `^Nothing was created: of the quota of ${needed - 1} .+ reserves ${needed - 100} more\\. Request a quota of ${needed}: .+L-B99A`,
      ),
    );
  });

  test('deducts what others in the account have reserved', async () => {
    quota(needed + 50, 51);
    await expect(run()).rejects.toThrow(
      `has ${needed - 101} left to reserve, and "production" reserves ${needed - 100} more. Request a quota of ${needed + 51}:`,
    );
    quota(needed + 50, 50);
    await expect(run()).resolves.toBeDefined();
  });

  test('counts a function’s existing reservation as far as it stays', async () => {
    deployed({ AuthorizeStaff: 20, Links: 15, SignIn: 40, Retired: 20, Inbox: 0 });
    const toReserve = needed - 100 - (20 + 15 + 20);
    quota(needed, 100 + 55);
    await expect(run()).rejects.toThrow(
      `"production" reserves ${toReserve} more. Request a quota of ${needed + 100}:`,
    );
    quota(needed, 55);
    await expect(run()).resolves.toBeDefined();
  });

  test('finds its functions by their log groups in the template', () => {
    const reserving = resources(templates().site, 'AWS::Lambda::Function').filter(
      ([, { Properties }]) => 'ReservedConcurrentExecutions' in Object(Properties),
    );
    expect(reserving.length).toBeGreaterThan(0);
    for (const [id, { Properties }] of reserving) {
      const log: string = Object(Properties).LoggingConfig.LogGroup.Ref;
      expect(log.slice(0, -8)).toBe(id.slice(0, -8).replace(/Function$/, 'Log'));
    }
  });

  test.each([GetAccountSettingsCommand, ListFunctionsCommand])(
    'continues if its role may not send %o, and names the quota that it needs',
    async (command) => {
      lambda.on(command).rejects(named('AccessDeniedException'));
      expect((await run()).join('\n')).toContain(`which must be at least ${needed}`);
    },
  );

  test('lists the settings that are still examples', async () => {
    const alarmEmails = { page: 'a@quietgrid.example', ticket: 'b@quietgrid.example' };
    const notify = { ...production.notify, emails: ['c@quietgrid.com'] };
    const mail = { from: 'd@quietgrid.com', unconfirmedPerDay: 100 };
    const inbox = { address: 'e@quietgrid.com', acknowledges: true, answerHours: 24 };
    const real = { ...production, redirects: [], mail, inbox, notify };
    const lines = await preflight('production', { ...real, alarmEmails });
    expect(lines.at(-1)).toMatch(/still examples: alarmEmails\.$/);
    const realEmails = { page: 'a@quietgrid.com', ticket: 'b@quietgrid.com' };
    expect(await preflight('production', { ...real, alarmEmails: realEmails })).toHaveLength(1);
  });
});

test('The needed quota is the template’s reservations plus Lambda’s unreserved minimum', () => {
  const reserved = every(templates().site, 'AWS::Lambda::Function')
    .map((each) => Number(each['ReservedConcurrentExecutions'] ?? 0))
    .reduce((sum, each) => sum + each);
  expect(needed).toBe(reserved + 100);
});

const nobody = mkdtempSync(join(tmpdir(), 'quietgrid-nobody-'));
afterAll(() => rmSync(nobody, { recursive: true }));

test.each(['bin/preflight.ts', 'bin/bootstrap.ts'])(
  '%s fails in one line on a machine without credentials',
  (script) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], HOME: nobody, AWS_EC2_METADATA_DISABLED: 'true' },
    });
    const line = 'There are no AWS credentials here: sign in, or set AWS_PROFILE.\n';
    expect([status, stdout, stderr]).toEqual([1, '', line]);
  },
);

describe('On a clean clone', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

  test.each(['app', 'bootstrap', 'build', 'deploy', 'rollback', 'staff'])(
    '"npm run %s" installs first',
    (script) => {
      expect(scripts[`pre${script}`]).toBe('node bin/setup.mjs');
    },
  );

  test('"npm run deploy" runs these checks before it builds', () => {
    expect(scripts.deploy).toMatch(/^node bin\/preflight\.ts && /);
  });

  test('the CDK CLI starts the app with such a script', () => {
    expect(JSON.parse(readFileSync('cdk.json', 'utf8')).app).toBe('npm run --silent app');
  });
});

test('The guide names every stage’s quota and every setting', () => {
  const guide = readFileSync('docs/deploying.md', 'utf8').replaceAll(/\s+/g, ' ');
  expect(concurrencyNeeded(stageNamed('development'))).toBe(needed);
  expect(guide).toContain(`${needed - 100} executions in each stage`);
  expect(guide).toContain(`a quota of ${needed}`);
  for (const setting of Object.keys(Stage.shape)) expect(guide).toContain(`\`${setting}\``);
});
