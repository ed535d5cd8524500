import { withoutBody } from '../http/api.ts';
import { listUsers } from './cognito-users.ts';

/** `GET /admin/users`, behind the staff authorizer: those who may be assigned a contact. */
export const handler = withoutBody<'listUsers'>(async () => {
  const users = (await listUsers()).filter(({ isActive }) => isActive);
  return { body: users.map(({ username }) => ({ username })) };
});
