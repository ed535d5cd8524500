import { withoutBody } from '../http/api.ts';
import { authorOf } from '../http/author.ts';
import { listUsers } from './cognito-users.ts';

/** `GET /admin/users`, behind the staff authorizer: those who may be assigned a contact. */
export const handler = withoutBody<'listUsers'>(async (event) => {
  const you = authorOf(event);
  const users = (await listUsers()).filter(({ isActive }) => isActive);
  return { body: users.map(({ username }) => ({ username, isYou: username === you })) };
});
