import { withoutBody } from '../http/api.ts';
import { pathParameter } from '../http/api-event.ts';
import { authorOf } from '../http/author.ts';
import { showSecret } from './webhook-secret.ts';

/** `POST /notifications/{id}/secret`, behind the staff authorizer. A POST, since it is recorded. */
export const handler = withoutBody<'showWebhookSecret'>(async (event) => ({
  body: await showSecret(pathParameter(event, 'id'), authorOf(event)),
}));
