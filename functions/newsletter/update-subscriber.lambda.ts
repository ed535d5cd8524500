import { SubscriberUpdate } from '#contract/subscriber-update.ts';
import { withBody } from '../http/api.ts';
import { authorOf } from '../http/author.ts';
import { requiredVersion } from '../http/precondition.ts';
import { updateSubscriber } from './subscriber-changes.ts';

/** `PATCH /newsletter`, behind the staff authorizer. */
export const handler = withBody<'updateSubscriber'>(SubscriberUpdate, ({ body, ...event }) =>
  updateSubscriber(body, requiredVersion(event), authorOf(event)),
);
