import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  CfnBucket,
  type IBucket,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { filePrefixes } from '#contract/inbox.ts';
import { daysOf } from '#contract/retention.ts';
import type { FileAccess } from '../file-access.ts';
import { acknowledge } from './acknowledge.ts';
import type { HttpFunction } from './http-function.ts';

/**
 * Received mail and the files of messages: see `filePrefixes`. Unlike the tables it keeps no older versions, because an
 * erasure is final.
 */
export class Files extends Construct {
  readonly bucket: IBucket;
  /** The rule set that may store mail. Here its name is fixed, so that the bucket can say so before the rule exists. */
  readonly ruleSetName: string;

  /** @param months for which contacts are kept */
  constructor(scope: Construct, id: string, months: number) {
    super(scope, id);
    const { incoming, originals, attachments, uploads } = filePrefixes;
    // A message's row expires first: S3 counts from the midnight after an object's creation.
    const kept = Duration.days(daysOf(months) + 1);
    const bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      lifecycleRules: [
        { prefix: uploads, expiration: Duration.days(1) },
        { prefix: originals, expiration: kept },
        { prefix: attachments, expiration: kept },
        // What waits in `incoming/` raises an alarm instead.
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      removalPolicy: RemovalPolicy.RETAIN,
    });
    // CDK's own setting adds a function to do the same.
    const { defaultChild } = bucket.node;
    if (defaultChild instanceof CfnBucket) {
      defaultChild.notificationConfiguration = {
        eventBridgeConfiguration: { eventBridgeEnabled: true },
      };
    }
    acknowledge(bucket, {
      'AwsSolutions-S1':
        'Only functions reach the bucket, which log what they do; CloudFront logs presigned requests where the stage has an access log.',
    });
    // @ts-expect-error -- CDK declares `isWebsite` wider in Bucket than in IBucket, under exactOptionalPropertyTypes
    this.bucket = bucket;
    this.ruleSetName = Stack.of(this).stackName;
    // "Giving permissions to Amazon SES for email receiving" in the SES developer guide.
    bucket.addToResourcePolicy(
      new PolicyStatement({
        actions: ['s3:PutObject'],
        principals: [new ServicePrincipal('ses.amazonaws.com')],
        resources: [bucket.arnForObjects(`${incoming}*`)],
        conditions: {
          StringEquals: { 'aws:SourceAccount': Stack.of(this).account },
          ArnLike: {
            'aws:SourceArn': Stack.of(this).formatArn({
              service: 'ses',
              resource: 'receipt-rule-set',
              resourceName: `${this.ruleSetName}:receipt-rule/*`,
            }),
          },
        },
      }),
    );
  }

  /**
   * Grants exactly this access and sets the function's environment. Without `List`, S3 responds with 403 to missing keys
   * ("GetObject" in the S3 API reference).
   */
  grant(fn: HttpFunction, { keys, actions }: FileAccess): void {
    const { bucketArn, bucketName } = this.bucket;
    const onObjects = actions.filter((action) => action !== 'List');
    if (onObjects.length > 0) {
      acknowledge(fn, {
        [`AwsSolutions-IAM5[Resource::<FilesBucket7C17EE2E.Arn>/${keys}]`]:
          'Every file is its own key.',
      });
      fn.allow(
        onObjects.map((action) => `s3:${action}Object`),
        this.bucket.arnForObjects(keys),
      );
    }
    if (actions.includes('List')) {
      fn.allow(['s3:ListBucket'], bucketArn, { StringLike: { 's3:prefix': [keys] } });
    }
    fn.setEnvironment({ FILES_BUCKET: bucketName });
  }
}
