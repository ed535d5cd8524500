import { openAccounts } from './accounts.ts';

/**
 * Does what an operator asks of the staff's accounts: `add NAME`, `remove NAME`, `reset-mfa NAME`
 * or `list`.
 * @returns what to tell the operator
 * @throws Error in one line where it cannot be done
 */
export async function staffCommand(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const [action, name] = words;
  if (action === 'list' && words.length === 1) {
    const { list } = await openAccounts(environment);
    return (await list()).join('\n') || 'There is no staff user.';
  }
  if (name === undefined || words.length !== 2) return refuse();
  if (action === 'add') {
    const { add } = await openAccounts(environment);
    return `First password of ${name}, good for seven days: ${await add(name)}`;
  }
  if (action === 'reset-mfa') {
    const { resetSecondFactor } = await openAccounts(environment);
    await resetSecondFactor(name);
    return `${name} is signed out, and sets up an authenticator app at the next sign-in.`;
  }
  if (action !== 'remove') return refuse();
  const { remove } = await openAccounts(environment);
  await remove(name);
  return `${name} cannot sign in any more; an open dashboard ends with its next request.`;
}

function refuse(): never {
  throw new Error('Say "npm run staff -- add NAME", "remove NAME", "reset-mfa NAME" or "list".');
}
