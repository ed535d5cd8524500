import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { type SettingsKind, tables } from '#contract/tables.ts';
import { foldedUsername } from '#contract/text.ts';
import { openAccounts } from './accounts.ts';
import { restoreRows } from '../data/restore-rows.ts';
import { setExpiries } from '../data/set-expiry.ts';
import { openTables } from '../data/tables.ts';

/**
 * Manages staff accounts (`add NAME [--owner]`, `role NAME owner|agent`, `remove NAME`, `reset-second-factor NAME`, `list`),
 * retention (`set-expiry`) and backups (`restore-rows`).
 * @returns the message for the operator
 * @throws a one-line Error if it fails
 */
export async function staffCommand(
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const [action, name, last] = parameters;
  if (action === 'list' && parameters.length === 1) {
    const { list } = await openAccounts(environment);
    return (await list()).join('\n') || 'There are no staff users.';
  }
  if (action === 'set-expiry' && parameters.length === 1) return setExpiries(environment);
  if (action === 'restore-rows' && parameters.length === 1) return restoreRows(environment);
  if (name === undefined || parameters.length > 3) return usageError();
  if (action === 'add' && (last === undefined || last === '--owner')) {
    const { add } = await openAccounts(environment);
    const password = await add(name, last === undefined ? 'agent' : 'owner');
    return `First password of ${name}, valid for seven days: ${password}`;
  }
  if (action === 'role' && (last === 'owner' || last === 'agent')) {
    const { setRole } = await openAccounts(environment);
    await setRole(name, last);
    return last === 'owner'
      ? `${name} is now an owner. An open session follows within five minutes.`
      : `${name} is an agent, and signed out.`;
  }
  if (last !== undefined) return usageError();
  if (action === 'reset-second-factor') {
    const { resetSecondFactor } = await openAccounts(environment);
    await resetSecondFactor(name);
    return `${name} is signed out and must set up an authenticator app at the next sign-in.`;
  }
  if (action !== 'remove') return usageError();
  const { remove } = await openAccounts(environment);
  // First: without the user, the command cannot be repeated.
  await forgetPreferences(name, environment);
  await remove(name);
  return `${name} cannot sign in any more; an open dashboard ends with its next request.`;
}

/** Deletes what a user has set: another one may get the name. */
async function forgetPreferences(name: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const { client, nameOf } = await openTables(environment);
  const { partitionKey: key, sortKey } = tables.settings;
  const kind: SettingsKind = 'preferences';
  const Key = { [key]: kind, [sortKey]: foldedUsername(name) };
  await client.send(new DeleteCommand({ TableName: await nameOf('settings'), Key }));
}

function usageError(): never {
  throw new Error(
    'Usage: npm run staff -- add NAME [--owner] | role NAME owner|agent | remove NAME | reset-second-factor NAME | list | set-expiry | restore-rows',
  );
}
