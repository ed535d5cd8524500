import { VitalsReport } from '#contract/vitals.ts';
import { serve } from './http/serve.ts';
import { record } from './vitals/page-views.ts';

export const handler = serve<'vitals'>({
  // Sent when the tab is hidden.
  'POST /vitals': {
    body: VitalsReport,
    handle: async ({ body: { views } }) => {
      for (const view of views) record(view);
      return { body: undefined };
    },
  },
});
