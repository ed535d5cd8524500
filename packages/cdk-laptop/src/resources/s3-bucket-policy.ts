import * as z from 'zod/mini';
import { findBucket } from './lookup.ts';
import type { Start } from './resource.ts';

const Properties = z.object({
  Bucket: z.string(),
  PolicyDocument: z.object({
    Statement: z.array(
      z.object({
        Effect: z.string(),
        Action: z.union([z.string(), z.array(z.string())]),
        Principal: z.union([z.string(), z.record(z.string(), z.unknown())]),
      }),
    ),
  }),
});

/**
 * AWS::S3::BucketPolicy. Only `s3:ListBucket` matters here, because it decides S3's response for a missing object. CloudFront
 * may always read.
 */
export const start: Start = ({ path, properties }, aws) => {
  const { Bucket: name, PolicyDocument: policy } = Properties.parse(properties);
  findBucket(aws, name).listable = policy.Statement.some(
    ({ Effect: effect, Action: action, Principal: principal }) =>
      effect === 'Allow' &&
      [action].flat().includes('s3:ListBucket') &&
      JSON.stringify(principal).includes('cloudfront.amazonaws.com'),
  );
  return { ref: path };
};
