import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** A log group that is deleted with its stack. */
export function logGroup(
  scope: Construct,
  id: string,
  retention: RetentionDays,
  name?: string,
): LogGroup {
  return new LogGroup(scope, id, {
    retention,
    removalPolicy: RemovalPolicy.DESTROY,
    ...(name !== undefined && { logGroupName: name }),
  });
}
