import { VitalsReport } from '#contract/vitals.ts';
import { withBody } from '../http/api.ts';
import { record } from './page-views.ts';

/** `POST /vitals`: what a browser sends as its tab is hidden. */
export const handler = withBody<'reportVitals'>(VitalsReport, async ({ body }) => {
  for (const view of body.views) record(view);
  return { body: undefined };
});
