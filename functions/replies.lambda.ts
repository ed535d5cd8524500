import { CallRequest } from '#contract/contact/call.ts';
import { ReplyRequest, UploadRequest } from '#contract/contact/message.ts';
import { staffLimits } from '#contract/limits.ts';
import { recordCall } from './contact/call.ts';
import { reply, undoReply } from './conversation/reply.ts';
import { idParameter, pathParameter } from './http/api-event.ts';
import { authorOf } from './http/author.ts';
import { idempotencyKey } from './http/idempotency-key.ts';
import { serve } from './http/serve.ts';

// What needs S3 or parses mail is loaded on demand: most calls only write rows.
export const handler = serve<'replies'>({
  'POST /contact/{id}/replies': {
    body: ReplyRequest,
    maxBytes: staffLimits.replyBytes,
    handle: async ({ body, ...event }) => {
      const key = idempotencyKey(event.headers['idempotency-key']);
      return { body: await reply(idParameter(event), body, { author: authorOf(event), key }) };
    },
  },
  'DELETE /contact/{id}/replies/{message}': {
    handle: async (event) => {
      await undoReply(idParameter(event), pathParameter(event, 'message'), authorOf(event));
      return { body: undefined };
    },
  },
  'POST /contact/{id}/attachments': {
    body: UploadRequest,
    handle: async ({ body, ...event }) => {
      const { offerUpload } = await import('./conversation/uploads.ts');
      return { body: await offerUpload(idParameter(event), body) };
    },
  },
  'GET /contact/{id}/attachments/{attachment}': {
    handle: async (event) => {
      const { openAttachment } = await import('./conversation/open-attachment.ts');
      const location = await openAttachment(idParameter(event), pathParameter(event, 'attachment'));
      return { body: undefined, location };
    },
  },
  'GET /contact/{id}/messages/{message}': {
    handle: async (event) => {
      const { showMail } = await import('./conversation/shown-mail.ts');
      return showMail(idParameter(event), pathParameter(event, 'message'));
    },
  },
  'POST /contact/calls': {
    body: CallRequest,
    handle: async ({ body, ...event }) => {
      const key = idempotencyKey(event.headers['idempotency-key']);
      return { body: await recordCall(body, { author: authorOf(event), key }) };
    },
  },
});
