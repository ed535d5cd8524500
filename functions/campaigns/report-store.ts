import * as z from 'zod/mini';
import { entries, numberOf, type RecipientPlace } from './campaign-rows.ts';
import { updateEntry } from './entry-store.ts';

/** What the stop rule counts. */
export type Report = 'bounced' | 'complained';

const Reports = z.record(z.string(), z.set(z.number()));

/**
 * Counts a recipient's report, once however often it comes.
 * @returns how many recipients there are such reports of
 * @throws ApiError `unavailable`; it may be counted
 */
export async function countReport(place: RecipientPlace, report: Report): Promise<number> {
  const updated = await add(place.campaign, entries.reports, report, new Set([numberOf(place)]));
  return Reports.parse(updated?.Attributes)[report]?.size ?? 0;
}

/**
 * Counts a visit of a link.
 * @throws ApiError `unavailable`; it may be counted
 */
export async function countClick(campaign: string, link: number): Promise<void> {
  await add(campaign, entries.clicks, String(link), 1);
}

function add(campaign: string, entry: string, name: string, value: number | Set<number>) {
  return updateEntry(campaign, entry, {
    UpdateExpression: 'ADD #name :value',
    ExpressionAttributeNames: { '#name': name },
    ExpressionAttributeValues: { ':value': value },
    ReturnValues: 'UPDATED_NEW',
  });
}
