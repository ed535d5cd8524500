// What the bench runs of the functions, bundled as they are: Node alone cannot load a mail's template.
export { dynamodb } from '#functions/aws/dynamodb-client.ts';
export { recipientOf } from '#functions/campaigns/campaign-rows.ts';
export { readCampaign } from '#functions/campaigns/campaign-store.ts';
export { recordCampaignOutcome } from '#functions/campaigns/record-outcome.ts';
export { sendCampaigns } from '#functions/campaigns/send-campaigns.ts';
export { startMailRun } from '#functions/outbox/mail-run.ts';
export { dueRows } from '#functions/outbox/outbox-store.ts';
