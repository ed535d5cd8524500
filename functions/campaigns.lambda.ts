import {
  CampaignRequest,
  CampaignSend,
  CampaignTest,
  CampaignUpdate,
  PictureRequest,
  PreviewQuery,
} from '#contract/campaign.ts';
import { staffLimits } from '#contract/limits.ts';
import { campaignReply, existingCampaign, listCampaignPage } from './campaigns/campaign-reply.ts';
import { beginCampaign, deleteDraft, updateDraft } from './campaigns/draft.ts';
import { changeStatus } from './campaigns/change-status.ts';
import { requestTest } from './campaigns/request-test.ts';
import { idParameter } from './http/api-event.ts';
import { authorOf } from './http/author.ts';
import { parseFields } from './http/decode-body.ts';
import { idempotencyKey } from './http/idempotency-key.ts';
import { knownVersion, requiredVersion } from './http/precondition.ts';
import { serve } from './http/serve.ts';
import { listPageReply, listPageRequest } from './lists/list-page.ts';

export const handler = serve<'campaigns'>({
  'GET /campaigns': {
    handle: async (event) => {
      const request = listPageRequest(event);
      return listPageReply(await listCampaignPage(request), '/api/campaigns', request);
    },
  },
  'POST /campaigns': {
    body: CampaignRequest,
    maxBytes: staffLimits.campaignBytes,
    handle: async ({ body, ...event }) => {
      const key = idempotencyKey(event.headers['idempotency-key']);
      return beginCampaign(body, { author: authorOf(event), key });
    },
  },
  'GET /campaigns/{id}': {
    handle: async (event) => campaignReply(await existingCampaign(idParameter(event))),
  },
  'PATCH /campaigns/{id}': {
    body: CampaignUpdate,
    maxBytes: staffLimits.campaignBytes,
    handle: async ({ body, ...event }) =>
      updateDraft(idParameter(event), requiredVersion(event), body),
  },
  'DELETE /campaigns/{id}': {
    handle: async (event) => {
      await deleteDraft(idParameter(event), authorOf(event));
      return { body: undefined };
    },
  },
  'GET /campaigns/{id}/preview': {
    handle: async (event) => {
      const query = parseFields(PreviewQuery, event.queryStringParameters ?? {});
      const { previewCampaign } = await import('./campaigns/preview.ts');
      return previewCampaign(idParameter(event), query);
    },
  },
  'GET /campaigns/{id}/check': {
    handle: async (event) => {
      const { checkCampaign } = await import('./campaigns/check.ts');
      return { body: await checkCampaign(idParameter(event)) };
    },
  },
  'POST /campaigns/{id}/test': {
    body: CampaignTest,
    handle: async ({ body, ...event }) => {
      await requestTest(idParameter(event), body);
      return { body: undefined };
    },
  },
  'POST /campaigns/{id}/send': {
    body: CampaignSend,
    handle: async ({ body: { at }, ...event }) => {
      const { scheduleCampaign } = await import('./campaigns/schedule.ts');
      const sending = { at, version: knownVersion(event), author: authorOf(event) };
      return scheduleCampaign(idParameter(event), sending);
    },
  },
  'POST /campaigns/{id}/pause': {
    handle: async (event) => changeStatus(idParameter(event), 'pause', authorOf(event)),
  },
  'POST /campaigns/{id}/resume': {
    handle: async (event) => changeStatus(idParameter(event), 'resume', authorOf(event)),
  },
  'POST /campaigns/{id}/cancel': {
    handle: async (event) =>
      changeStatus(idParameter(event), 'cancel', authorOf(event), knownVersion(event)),
  },
  'POST /campaigns/pictures': {
    body: PictureRequest,
    maxBytes: staffLimits.pictureBodyBytes,
    handle: async ({ body }) => {
      const { addPicture } = await import('./campaigns/pictures.ts');
      return { body: await addPicture(body) };
    },
  },
});
