import * as z from 'zod/mini';
import { campaignIndex } from '#contract/tables.ts';
import { queryItems } from '../aws/query-items.ts';
import { fromEnvironment } from '../http/environment.ts';
import { partitionQuery } from '../lists/partition-store.ts';
import { listed, StoredCampaign } from './campaign-rows.ts';

const table = fromEnvironment('CAMPAIGNS_TABLE');

/** A public campaign that was started. */
const Published = z.extend(
  z.pick(StoredCampaign, { campaign: true, subject: true, preheader: true }),
  { page: z.string(), startedAt: z.string() },
);
export type Published = z.infer<typeof Published>;

/** All public campaigns that were started. The index may not know the very last ones yet. */
export async function readPublished(): Promise<Published[]> {
  const query = partitionQuery(
    table,
    { index: campaignIndex, value: listed },
    Object.keys(Published.shape),
    {
      where: {
        condition:
          '#isPublic = :isPublic AND attribute_exists(#page) AND attribute_exists(#started)',
        names: { '#isPublic': 'isPublic', '#page': 'page', '#started': 'startedAt' },
        values: { ':isPublic': true },
      },
    },
  );
  return (await queryItems(query)).map((item) => Published.parse(item));
}
