import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { campaignIndex } from '#contract/tables.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
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
export function readPublished(): Promise<Published[]> {
  return mapOutage(query());
}

async function query(): Promise<Published[]> {
  const published: Published[] = [];
  const input = partitionQuery(
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
  for await (const { Items = [] } of paginateQuery({ client: dynamodb }, input)) {
    published.push(...Items.map((item) => Published.parse(item)));
  }
  return published;
}
