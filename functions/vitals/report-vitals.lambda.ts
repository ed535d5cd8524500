import { VitalsReport } from '#contract/vitals.ts';
import { noted } from '../http/answer.ts';
import { withBody } from '../http/api.ts';
import { record } from './page-views.ts';

/** `POST /vitals`: what a browser sends as its tab is hidden. */
export const handler = withBody(VitalsReport, async ({ body }) => {
  for (const view of body.views) record(view);
  return noted();
});
