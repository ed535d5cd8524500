import * as z from 'zod/mini';
import { findBucket } from './lookup.ts';
import type { Start } from './resource.ts';

/** Strict, so that another action fails by its name. */
const Properties = z.object({
  RuleSetName: z.string(),
  Rule: z.strictObject({
    Name: z.optional(z.string()),
    Actions: z.array(
      z.strictObject({
        S3Action: z.strictObject({
          BucketName: z.string(),
          ObjectKeyPrefix: z._default(z.string(), ''),
        }),
      }),
    ),
    Enabled: z._default(z.boolean(), false),
    Recipients: z._default(z.array(z.string()), []),
    ScanEnabled: z._default(z.boolean(), false),
    // Mail reaches this machine without TLS.
    TlsPolicy: z.optional(z.string()),
  }),
});

/** AWS::SES::ReceiptRule. Its rule set counts as active. */
export const start: Start = (resource, aws) => {
  const { Rule: rule } = Properties.parse(resource.properties);
  const { path, stackName, logicalId } = resource;
  const { rules } = aws.ses.receiver;
  for (const [at, { S3Action: action }] of rule.Actions.entries()) {
    const bucket = findBucket(aws, action.BucketName);
    rules.delete(`${path} ${at}`);
    if (!rule.Enabled) continue;
    rules.set(`${path} ${at}`, {
      bucket,
      prefix: action.ObjectKeyPrefix,
      recipients: rule.Recipients,
      scans: rule.ScanEnabled,
    });
  }
  return { ref: rule.Name ?? `${stackName}-${logicalId}-${aws.seed.derive(path, 12)}` };
};
