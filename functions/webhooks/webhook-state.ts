import * as z from 'zod/mini';
import { tables } from '#contract/tables.ts';
import { readSettings, saveSetting } from '../settings/settings-store.ts';
import type { Webhook } from './signature.ts';

const { sortKey } = tables.settings;

const StoredState = z.object({
  [sortKey]: z.string(),
  url: z.string(),
  enabled: z.boolean(),
  switchedAt: z.string(),
  switchedBy: z.optional(z.string()),
});

/** Whether a webhook gets events, and since when. */
export interface WebhookState {
  readonly enabled: boolean;
  readonly switchedAt?: string;
  /** Left out if the webhook itself requested it. */
  readonly switchedBy?: string | undefined;
}

/** Reads the webhooks' states. A webhook is on until switched off, and again at a new address. */
export async function webhookStates(): Promise<(webhook: Webhook) => WebhookState> {
  const stored = (await readSettings('webhook')).map((entry) => StoredState.parse(entry));
  return ({ id, url }) => {
    const state = stored.find((each) => each[sortKey] === id && each.url === url);
    if (state === undefined) return { enabled: true };
    const { enabled, switchedAt, switchedBy } = state;
    return { enabled, switchedAt, switchedBy };
  };
}

/**
 * Switches a webhook on or off.
 * @param switchedBy left out if the webhook itself requested it
 * @throws ApiError `unavailable`; it may have been switched
 */
export async function switchWebhook(
  { id, url }: Webhook,
  enabled: boolean,
  switchedBy?: string,
): Promise<WebhookState> {
  const state = { enabled, switchedAt: new Date().toISOString(), switchedBy };
  await saveSetting('webhook', id, { ...state, url });
  return state;
}
