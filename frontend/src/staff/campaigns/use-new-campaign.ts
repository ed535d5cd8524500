import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CampaignRequest } from '#contract/campaign.ts';
import { submissionKey } from '../../api/idempotency.ts';
import { callForStaff } from '../../api/staff.ts';
import { dataOf } from '../data/query-client.ts';
import { paths } from '../pages.ts';

/** Creates a newsletter and opens it. A retry creates no second one. */
export function useNewCampaign() {
  const navigate = useNavigate();
  const [key] = useState(submissionKey);
  return useMutation({
    mutationFn: (body: CampaignRequest) => {
      const idempotencyKey = key.for(JSON.stringify(body));
      return dataOf(callForStaff('POST /campaigns', { body, idempotencyKey }));
    },
    onSuccess: ({ id }) => {
      key.spend();
      void navigate(paths.campaign(id));
    },
  });
}
