import { statSync } from 'node:fs';
import * as z from 'zod/mini';
import { syncInto } from '../s3/sync.ts';
import { findBucket } from './lookup.ts';
import type { Start } from './resource.ts';

const metadata = z._default(z.record(z.string(), z.string()), {});
const filters = z._default(z.array(z.string()), []);

const Properties = z.object({
  SourceObjectKeys: z.array(z.string()),
  SourceMarkers: z._default(z.array(z.record(z.string(), z.unknown())), []),
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: z._default(z.string(), ''),
  Prune: z._default(z.boolean(), true),
  Exclude: filters,
  Include: filters,
  SystemMetadata: metadata,
  UserMetadata: metadata,
});

/** Custom::CDKBucketDeployment: the files are served from the staged assets, without a copy. */
export const start: Start = ({ path, properties }, aws) => {
  const deployment = Properties.parse(properties);
  const name = deployment.DestinationBucketName;
  if (deployment.SourceMarkers.some((markers) => Object.keys(markers).length > 0)) {
    throw new Error('Deploy-time values in deployed files are not supported here.');
  }
  syncInto(findBucket(aws, name).objects, {
    sources: deployment.SourceObjectKeys.map(folderOf),
    prefix: deployment.DestinationBucketKeyPrefix.replace(/^\/$/, ''),
    prune: deployment.Prune,
    exclude: deployment.Exclude,
    include: deployment.Include,
    systemMetadata: deployment.SystemMetadata,
    userMetadata: deployment.UserMetadata,
  });
  return { ref: path, attributes: { DestinationBucketArn: `arn:aws:s3:::${name}` } };

  function folderOf(key: string): string {
    const folder = aws.assets.get(key);
    if (folder === undefined || !statSync(folder).isDirectory()) {
      throw new Error(`The asset ${key} is not a folder in the assembly.`);
    }
    return folder;
  }
};
