import { endpoints } from '#contract/endpoints.ts';
import { call, signInFirst } from '../api.ts';
import { newPassword, staffCommand } from './sign-in.ts';
import { expect, test } from '../site.ts';

test('An operator adds a user, who signs in, and removes her, who cannot any more; a name that is taken, and one that nobody has, are each said in one line', async ({
  freshSite,
}) => {
  const { url } = freshSite;
  const [, firstPassword] = (await staffCommand(freshSite, 'add', 'ada')).split(': ');
  const ada = { username: 'ada', firstPassword };
  const cookie = await signInFirst({ url, staff: ada });
  const listed = await staffCommand(freshSite, 'list');
  await staffCommand(freshSite, 'remove', 'ada');

  const again = { username: 'ada', password: newPassword };
  const signIn = await call(url, endpoints.signIn, { body: again });
  const refresh = await call(url, endpoints.refreshSession, { headers: { cookie } });

  expect(listed.split('\n')).toEqual(['ada', 'admin (owner, has not signed in yet)']);
  expect([signIn.status, refresh.status]).toEqual([401, 401]);

  const failing = (...words: string[]) =>
    staffCommand(freshSite, ...words).catch(({ stderr }) => stderr);
  expect(await failing('add', 'admin')).toBe('admin is already a staff user.\n');
  expect(await failing('remove', 'ada')).toBe('ada is not a staff user.\n');
});
