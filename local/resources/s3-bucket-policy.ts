import * as z from 'zod/mini';
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
 * AWS::S3::BucketPolicy: of its statements only the leave to list matters here, since it decides how S3
 * answers for an object that is missing. That CloudFront may read goes without saying.
 */
export const start: Start = ({ path, properties }, { buckets }) => {
  const { Bucket: name, PolicyDocument: policy } = Properties.parse(properties);
  const bucket = buckets.get(name);
  if (bucket === undefined) throw new Error(`There is no bucket ${name}.`);
  bucket.listable = policy.Statement.some(
    ({ Effect: effect, Action: action, Principal: principal }) =>
      effect === 'Allow' &&
      [action].flat().includes('s3:ListBucket') &&
      JSON.stringify(principal).includes('cloudfront.amazonaws.com'),
  );
  return { ref: path };
};
