import * as z from 'zod/mini';
import { findBucket } from './lookup.ts';
import type { Start } from './resource.ts';

/** Strict, so that a notification to a queue, topic or function fails by its name. */
const Properties = z.strictObject({
  ServiceToken: z.string(),
  BucketName: z.string(),
  NotificationConfiguration: z.strictObject({
    EventBridgeConfiguration: z.optional(z.strictObject({})),
  }),
  Managed: z.optional(z.unknown()),
  SkipDestinationValidation: z.optional(z.unknown()),
});

/** Custom::S3BucketNotifications, which the CDK makes for a bucket with `eventBridgeEnabled`. */
export const start: Start = ({ path, properties }, aws) => {
  const { BucketName: name, NotificationConfiguration: configuration } =
    Properties.parse(properties);
  findBucket(aws, name).publishesEvents = configuration.EventBridgeConfiguration !== undefined;
  return { ref: path };
};
