import { endpoints } from '#contract/endpoints.ts';
import { call, signInFirst } from '../api.ts';
import { addStaff, newPassword, staffCommand } from './sign-in.ts';
import { expect, test } from '../site.ts';

test('An operator adds a user, who signs in, and removes her, who cannot any more', async ({
  freshSite,
}) => {
  const { url } = freshSite;
  const ada = await addStaff(freshSite, 'ada');
  const cookie = await signInFirst(url, ada, newPassword);
  const listed = await staffCommand(freshSite, 'list');
  await staffCommand(freshSite, 'remove', 'ada');

  const again = { username: 'ada', password: newPassword };
  const signIn = await call(url, endpoints.signIn, { body: again });
  const refresh = await call(url, endpoints.refreshSession, { headers: { cookie } });

  expect(listed.split('\n')).toEqual(['ada', 'admin (owner, has not signed in yet)']);
  expect([signIn.status, refresh.status]).toEqual([401, 401]);
});

test('A name that is taken, and one that nobody has, are each said in one line', async ({
  freshSite,
}) => {
  const failing = (...words: string[]) =>
    staffCommand(freshSite, ...words).catch(({ stderr }) => stderr);

  expect(await failing('add', 'admin')).toBe('admin is already a staff user.\n');
  expect(await failing('remove', 'nobody')).toBe('nobody is not a staff user.\n');
});
