import { DescribeTableCommand, DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb';
import {
  GetAccountSettingsCommand,
  GetFunctionConcurrencyCommand,
  LambdaClient,
  paginateListFunctions,
} from '@aws-sdk/client-lambda';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { endpoints } from '#contract/endpoints.ts';
import { tables } from '#contract/tables.ts';
import { dataStackName, pascalCase, region, siteStackName } from '#infra/names.ts';
import type { Stage } from '#infra/stages.ts';

const listed = new Intl.ListFormat('en-GB');

/** What Lambda keeps of an account's quota for functions without reserved concurrency. */
const unreserved = 100;
const quotaPage = `https://${region}.console.aws.amazon.com/servicequotas/home/services/lambda/quotas/L-B99A9384`;

/**
 * The account that the credentials of this machine belong to.
 * @throws Error in one line where there are none, or AWS rejects them
 */
export async function findAccount(): Promise<string> {
  try {
    const { Account } = await new STSClient({ region }).send(new GetCallerIdentityCommand({}));
    return String(Account);
  } catch (error) {
    throw new Error(whyNoAccount(error), { cause: error });
  }
}

function whyNoAccount(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'CredentialsProviderError') {
    return 'There are no AWS credentials here: sign in, or set AWS_PROFILE.';
  }
  if ('$fault' in error && error.$fault === 'client') {
    return `AWS rejects the credentials of this machine: ${error.message}`;
  }
  return `AWS cannot be reached: ${error.message}`;
}

/** The functions with reserved concurrency: those that strangers reach. */
const publicFunctions = [
  'authorizeStaff',
  ...Object.entries(endpoints).flatMap(([name, { staff }]) => (staff ? [] : [name])),
];

/** The quota of a stage in an account of its own: what its functions reserve, and what Lambda keeps unreserved. */
export function concurrencyNeeded({ publicConcurrency }: Pick<Stage, 'publicConcurrency'>): number {
  return publicFunctions.length * publicConcurrency + unreserved;
}

/**
 * Checks, before anything is created, whether a first deploy would fail halfway.
 * @returns what the operator should know, one line each
 * @throws Error in one line where something is missing
 */
export async function preflight(name: string, stage: Stage): Promise<string[]> {
  const account = await findAccount();
  const concurrency = await findConcurrency(name, stage);
  if (concurrency && concurrency.left < concurrency.toReserve) {
    const { quota, left, toReserve } = concurrency;
    throw new Error(
      `Nothing was created: of the quota of ${quota} concurrent executions in ${region}, the account ${account} has ${Math.max(left, 0)} left to reserve, and "${name}" reserves ${toReserve} more. Request a quota of ${quota + toReserve - left}: ${quotaPage}`,
    );
  }
  for (const { table, missing } of await missingIndexes(name)) {
    if (missing.length < 2) continue;
    throw new Error(
      `Nothing was changed: the table ${table} lacks the indexes ${listed.format(missing)}, and CloudFormation adds one in an update. First: STAGE=${name} npm run build && STAGE=${name} npx cdk deploy DataStack -c withoutIndexes=${missing.slice(1).join(',')}. Then deploy again${missing.length > 2 ? ', and expect this once more' : ''}.`,
    );
  }
  const examples = Object.entries(stage)
    .filter(([, setting]) => JSON.stringify(setting)?.includes('.example'))
    .map(([key]) => key);
  return [
    `Deploying "${name}" to the account ${account} in ${region}.`,
    ...(concurrency === undefined
      ? [
          `The role may not read Lambda's quota, which must be at least ${concurrencyNeeded(stage)}: ${quotaPage}`,
        ]
      : []),
    ...(examples.length > 0
      ? [`These settings in infra/stages.ts are still examples: ${examples.join(', ')}.`]
      : []),
  ];
}

/**
 * What a deploy takes of the account's concurrency. What all its functions have reserved is gone from what is left, also
 * what this stage has: a function takes only what it does not reserve yet. One that a deploy replaces goes last.
 * @returns undefined where the role may not read it, such as one that may only assume the CDK's roles
 */
async function findConcurrency(
  name: string,
  { publicConcurrency }: Pick<Stage, 'publicConcurrency'>,
): Promise<{ quota: number; left: number; toReserve: number } | undefined> {
  const lambda = new LambdaClient({ region });
  try {
    const { AccountLimit } = await lambda.send(new GetAccountSettingsCommand({}));
    const { ConcurrentExecutions: quota = 0, UnreservedConcurrentExecutions: free = 0 } =
      AccountLimit ?? {};
    let toReserve = publicFunctions.length * publicConcurrency;
    for (const FunctionName of await existingFunctions(lambda, name)) {
      const { ReservedConcurrentExecutions: reserved = 0 } = await lambda.send(
        new GetFunctionConcurrencyCommand({ FunctionName }),
      );
      toReserve -= Math.min(reserved, publicConcurrency);
    }
    return { quota, left: free - unreserved, toReserve };
  } catch (error) {
    if (error instanceof Error && error.name === 'AccessDeniedException') return undefined;
    throw error;
  }
}

/** A stage's public functions that there are, found by their logs: CloudFormation cuts names of functions, at 64 characters. */
async function existingFunctions(lambda: LambdaClient, stage: string): Promise<string[]> {
  const logs = publicFunctions.map((name) => `${siteStackName(stage)}-${pascalCase(name)}Log`);
  const found: string[] = [];
  for await (const { Functions = [] } of paginateListFunctions({ client: lambda }, {})) {
    for (const { FunctionName = '', LoggingConfig } of Functions) {
      if (logs.some((log) => LoggingConfig?.LogGroup?.startsWith(log))) found.push(FunctionName);
    }
  }
  return found;
}

/** The indexes that the tables of a stage lack, as far as there are tables and the role may look at them. */
async function missingIndexes(stage: string): Promise<{ table: string; missing: string[] }[]> {
  const dynamodb = new DynamoDBClient({ region });
  try {
    const found: { table: string; missing: string[] }[] = [];
    for await (const { TableNames = [] } of paginateListTables({ client: dynamodb }, {})) {
      for (const [table, { indexes }] of Object.entries(tables)) {
        const prefix = `${dataStackName(stage)}-Tables${pascalCase(table)}`;
        for (const TableName of TableNames.filter((each) => each.startsWith(prefix))) {
          const { Table } = await dynamodb.send(new DescribeTableCommand({ TableName }));
          const existing = Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName);
          const missing = indexes
            .map(({ index }) => index)
            .filter((index) => existing?.includes(index) !== true);
          found.push({ table, missing });
        }
      }
    }
    return found;
  } catch (error) {
    if (error instanceof Error && error.name === 'AccessDeniedException') return [];
    throw error;
  }
}
