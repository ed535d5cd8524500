import {
  GetAccountSettingsCommand,
  GetFunctionConcurrencyCommand,
  LambdaClient,
  paginateListFunctions,
} from '@aws-sdk/client-lambda';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { pascalCase, region, siteStackName } from '#infra/names.ts';
import type { Stage } from '#infra/stages.ts';

/** Concurrency that Lambda keeps for functions without a reservation. */
const unreserved = 100;
const quotaPage = `https://${region}.console.aws.amazon.com/servicequotas/home/services/lambda/quotas/L-B99A9384`;

/**
 * The account of this machine's credentials.
 * @throws a one-line Error if there are none or AWS rejects them
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

type Reserved = Stage['reservedConcurrency'];

/** The quota that a stage needs in its own account: its functions' reservations plus Lambda's unreserved minimum. */
export function concurrencyNeeded({
  reservedConcurrency,
}: Pick<Stage, 'reservedConcurrency'>): number {
  return sumOf(reservedConcurrency) + unreserved;
}

function sumOf(reserved: Reserved): number {
  return Object.values(reserved).reduce((sum, each) => sum + each, 0);
}

/**
 * Checks whether a deploy would fail halfway.
 * @returns notes for the operator, one line each
 * @throws a one-line Error if something is missing
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
 * The account's concurrency for a deploy. Existing reservations, including this stage's, are already deducted, so each
 * function needs only the difference. A replaced function is deleted last.
 * @returns undefined if the role may not read it, such as one that may only assume the CDK's roles
 */
async function findConcurrency(
  name: string,
  { reservedConcurrency }: Pick<Stage, 'reservedConcurrency'>,
): Promise<{ quota: number; left: number; toReserve: number } | undefined> {
  const lambda = new LambdaClient({ region });
  try {
    const { AccountLimit } = await lambda.send(new GetAccountSettingsCommand({}));
    const { ConcurrentExecutions: quota = 0, UnreservedConcurrentExecutions: free = 0 } =
      AccountLimit ?? {};
    let toReserve = sumOf(reservedConcurrency);
    for (const { FunctionName, wanted } of await existing(lambda, name, reservedConcurrency)) {
      const { ReservedConcurrentExecutions: reserved = 0 } = await lambda.send(
        new GetFunctionConcurrencyCommand({ FunctionName }),
      );
      toReserve -= Math.min(reserved, wanted);
    }
    return { quota, left: free - unreserved, toReserve };
  } catch (error) {
    if (error instanceof Error && error.name === 'AccessDeniedException') return undefined;
    throw error;
  }
}

/**
 * A stage's functions with reserved concurrency, and their target values. Log groups identify them, because
 * CloudFormation cuts function names at 64 characters.
 */
async function existing(lambda: LambdaClient, stage: string, reserved: Reserved) {
  const all = Object.entries(reserved).map(([name, wanted]) => ({
    log: `${siteStackName(stage)}-${pascalCase(name)}Log`,
    wanted,
  }));
  const found: { FunctionName: string; wanted: number }[] = [];
  for await (const { Functions = [] } of paginateListFunctions({ client: lambda }, {})) {
    for (const { FunctionName = '', LoggingConfig } of Functions) {
      const ours = all.find(({ log }) => LoggingConfig?.LogGroup?.startsWith(log));
      if (ours) found.push({ FunctionName, wanted: ours.wanted });
    }
  }
  return found;
}
