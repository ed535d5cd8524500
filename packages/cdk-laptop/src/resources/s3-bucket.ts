import * as z from 'zod/mini';
import type { Start } from './resource.ts';

const Rule = z.object({
  Status: z.string(),
  Prefix: z._default(z.string(), ''),
  ExpirationInDays: z.optional(z.number()),
});

const Properties = z.object({
  BucketName: z.optional(z.string()),
  LifecycleConfiguration: z._default(z.object({ Rules: z.array(Rule) }), { Rules: [] }),
  NotificationConfiguration: z.optional(
    z.object({
      EventBridgeConfiguration: z.optional(
        z.object({ EventBridgeEnabled: z._default(z.boolean(), true) }),
      ),
    }),
  ),
});

/** AWS::S3::Bucket: an update keeps its objects. */
export const start: Start = (resource, { seed, s3, origins }) => {
  const properties = Properties.parse(resource.properties);
  const name =
    properties.BucketName ??
    `${resource.path.replace('/', '-').toLowerCase()}-${seed.derive(resource.path, 12)}`;
  const bucket = s3.open(name, resource.region, resource.account);
  const { EventBridgeConfiguration: events } = properties.NotificationConfiguration ?? {};
  bucket.publishesEvents = events?.EventBridgeEnabled === true;
  bucket.expirationRules = properties.LifecycleConfiguration.Rules.flatMap(
    ({ Status: status, Prefix: prefix, ExpirationInDays: days }) =>
      status === 'Enabled' && days !== undefined ? [{ prefix, days }] : [],
  );
  bucket.expire();
  const attributes = {
    Arn: `arn:aws:s3:::${name}`,
    DomainName: `${name}.s3.amazonaws.com`,
    RegionalDomainName: `${name}.s3.${resource.region}.amazonaws.com`,
  };
  for (const host of [attributes.DomainName, attributes.RegionalDomainName]) {
    s3.hosts.set(host, bucket);
    origins.set(host, (request) => s3.handlePresigned(bucket, seed.accessKeyId, request));
  }
  return { ref: name, attributes };
};
