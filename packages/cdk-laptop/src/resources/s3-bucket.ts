import * as z from 'zod/mini';
import { Bucket } from '../s3/bucket.ts';
import type { Start } from './resource.ts';

const Properties = z.object({ BucketName: z.optional(z.string()) });

/** AWS::S3::Bucket: an update keeps its objects. */
export const start: Start = (resource, { seed, buckets, origins }) => {
  const { BucketName: given } = Properties.parse(resource.properties);
  const name =
    given ?? `${resource.path.replace('/', '-').toLowerCase()}-${seed.derive(resource.path, 12)}`;
  const bucket = buckets.get(name) ?? new Bucket();
  buckets.set(name, bucket);
  const attributes = {
    Arn: `arn:aws:s3:::${name}`,
    DomainName: `${name}.s3.amazonaws.com`,
    RegionalDomainName: `${name}.s3.${resource.region}.amazonaws.com`,
  };
  for (const host of [attributes.DomainName, attributes.RegionalDomainName]) {
    origins.set(host, (request) => bucket.handle(request));
  }
  return { ref: name, attributes };
};
