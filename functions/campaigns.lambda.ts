import {
  CampaignRequest,
  CampaignSend,
  CampaignTest,
  CampaignUpdate,
  PictureRequest,
} from '#contract/campaign.ts';
import { staffLimits } from '#contract/limits.ts';
import { ApiError } from './http/api-error.ts';
import { serve } from './http/serve.ts';

const missing = () => Promise.reject(new ApiError('unavailable'));

export const handler = serve<'campaigns'>({
  'GET /campaigns': { handle: missing },
  'POST /campaigns': {
    body: CampaignRequest,
    maxBytes: staffLimits.campaignBytes,
    handle: missing,
  },
  'GET /campaigns/{id}': { handle: missing },
  'PATCH /campaigns/{id}': {
    body: CampaignUpdate,
    maxBytes: staffLimits.campaignBytes,
    handle: missing,
  },
  'DELETE /campaigns/{id}': { handle: missing },
  'GET /campaigns/{id}/preview': { handle: missing },
  'GET /campaigns/{id}/check': { handle: missing },
  'POST /campaigns/{id}/test': { body: CampaignTest, handle: missing },
  'POST /campaigns/{id}/send': { body: CampaignSend, handle: missing },
  'POST /campaigns/{id}/pause': { handle: missing },
  'POST /campaigns/{id}/resume': { handle: missing },
  'POST /campaigns/{id}/cancel': { handle: missing },
  'POST /campaigns/pictures': {
    body: PictureRequest,
    maxBytes: staffLimits.pictureBodyBytes,
    handle: missing,
  },
});
