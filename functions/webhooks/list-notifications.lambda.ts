import { withoutBody } from '../http/api.ts';
import { readNotifications } from './notifications.ts';

/** `GET /notifications`, behind the staff authorizer. */
export const handler = withoutBody<'listNotifications'>(async () => ({
  body: await readNotifications(),
}));
