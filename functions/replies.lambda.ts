import { CallRequest } from '#contract/contact/call.ts';
import { ReplyRequest, UploadRequest } from '#contract/contact/message.ts';
import { limits } from '#contract/limits.ts';
import { ApiError } from './http/api-error.ts';
import { serve } from './http/serve.ts';

export const handler = serve<'replies'>({
  'POST /contact/{id}/replies': {
    body: ReplyRequest,
    maxBytes: limits.replyBytes,
    handle: async () => {
      throw new ApiError('unavailable');
    },
  },
  'DELETE /contact/{id}/replies/{message}': {
    handle: async () => {
      throw new ApiError('unavailable');
    },
  },
  'POST /contact/{id}/attachments': {
    body: UploadRequest,
    handle: async () => {
      throw new ApiError('unavailable');
    },
  },
  'GET /contact/{id}/attachments/{attachment}': {
    handle: async () => {
      throw new ApiError('unavailable');
    },
  },
  'GET /contact/{id}/messages/{message}': {
    handle: async () => {
      throw new ApiError('unavailable');
    },
  },
  'POST /contact/calls': {
    body: CallRequest,
    handle: async () => {
      throw new ApiError('unavailable');
    },
  },
});
