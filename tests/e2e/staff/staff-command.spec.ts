import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { endpoints } from '#contract/endpoints.ts';
import { call, signInFirst } from '../api.ts';
import { expect, test } from '../site.ts';

const run = promisify(execFile);

/** Runs `npm run staff` in another process, beside a running site. */
async function staff({ dataDir }: { readonly dataDir: string }, ...words: string[]) {
  const environment = { ...process.env, DATA_DIR: dataDir, STAGE: '' };
  const { stdout } = await run(process.execPath, ['bin/staff.ts', ...words], { env: environment });
  return stdout.trim();
}

test('An operator adds a user, who signs in, and removes her, who cannot any more', async ({
  freshSite,
}) => {
  const { url } = freshSite;
  const words = await staff(freshSite, 'add', 'ada');
  const firstPassword = words.split(': ')[1];
  const ada = { username: 'ada', firstPassword };
  const cookie = await signInFirst(url, ada, 'a long enough passphrase');
  const listed = await staff(freshSite, 'list');
  await staff(freshSite, 'remove', 'ada');

  const again = { username: 'ada', password: 'a long enough passphrase' };
  const signIn = await call(url, endpoints.signIn, { body: again });
  const refresh = await call(url, endpoints.refreshSession, { headers: { cookie } });

  expect(listed.split('\n')).toEqual(['ada', 'admin (has not signed in yet)']);
  expect([signIn.status, refresh.status]).toEqual([401, 401]);
});

test('A name that is taken, and one that nobody has, are each said in one line', async ({
  freshSite,
}) => {
  const failing = (...words: string[]) => staff(freshSite, ...words).catch(({ stderr }) => stderr);

  expect(await failing('add', 'admin')).toBe('admin is a staff user already.\n');
  expect(await failing('remove', 'nobody')).toBe('nobody is no staff user.\n');
});
