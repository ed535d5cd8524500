import { Stack } from 'aws-cdk-lib';
import {
  CfnDelivery,
  CfnDeliveryDestination,
  CfnDeliverySource,
  type RetentionDays,
} from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { logGroup } from './log-group.ts';

/** Fields for operations. None identifies visitors: no address, cookie, query, user agent or referrer. */
const recordFields = [
  'date',
  'time',
  'x-edge-location',
  'x-edge-request-id',
  'cs-method',
  'cs-uri-stem',
  'cs-protocol-version',
  'sc-status',
  'sc-bytes',
  'sc-content-type',
  'time-taken',
  'time-to-first-byte',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
];

export interface AccessLogProps {
  readonly distributionArn: string;
  readonly logRetention: RetentionDays;
}

/** CloudFront's standard logging v2 to a log group. Unlike the legacy log, it can omit fields. */
export class AccessLog extends Construct {
  constructor(scope: Construct, id: string, { distributionArn, logRetention }: AccessLogProps) {
    super(scope, id);
    const name = `${Stack.of(this).stackName}-access`;
    const source = new CfnDeliverySource(this, 'Source', {
      name,
      resourceArn: distributionArn,
      logType: 'ACCESS_LOGS',
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name,
      destinationResourceArn: logGroup(this, 'Log', logRetention).logGroupArn,
      outputFormat: 'json',
    });
    const delivery = new CfnDelivery(this, 'Delivery', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields,
    });
    delivery.node.addDependency(source);
  }
}
