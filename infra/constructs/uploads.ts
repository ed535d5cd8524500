import { dirname } from 'node:path';
import { Stack } from 'aws-cdk-lib';
import {
  type IRole,
  PolicyDocument,
  PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam';
import type { ILogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Asset } from 'aws-cdk-lib/aws-s3-assets';
import {
  BucketDeployment,
  type BucketDeploymentProps,
  Source,
} from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { logGroup } from './log-group.ts';

export interface UploadsProps {
  readonly bucket: IBucket;
  /** The only prefixes that may be written, each ending in "/". */
  readonly prefixes: readonly string[];
  readonly logRetention: RetentionDays;
}

type UploadProps = Required<Pick<BucketDeploymentProps, 'destinationKeyPrefix' | 'cacheControl'>> &
  Pick<BucketDeploymentProps, 'contentEncoding' | 'metadata'>;

/** Copies folders into the bucket during deployment. Unlike CDK's default, its role can only add objects. */
export class Uploads extends Construct {
  readonly all: BucketDeployment[] = [];
  readonly #bucket: IBucket;
  readonly #role: IRole;
  readonly #rights = new PolicyDocument();
  readonly #logGroup: ILogGroup;

  constructor(scope: Construct, id: string, { bucket, prefixes, logRetention }: UploadsProps) {
    super(scope, id);
    this.#bucket = bucket;
    this.#logGroup = logGroup(this, 'Log', logRetention);
    this.#role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { Rights: this.#rights },
    }).withoutPolicyUpdates();
    this.#allow(['logs:CreateLogStream', 'logs:PutLogEvents'], this.#logGroup.logGroupArn);
    this.#allow(['s3:ListBucket'], bucket.bucketArn);
    this.#allow(
      ['s3:PutObject', 's3:AbortMultipartUpload'],
      ...prefixes.map((prefix) => bucket.arnForObjects(`${prefix}*`)),
    );
  }

  upload(id: string, folder: string, props: UploadProps): void {
    const source = new Asset(this, `${id}Source`, { path: folder });
    // All of the stack's assets: a grant that changes with each asset would be used before IAM has distributed it
    // (github.com/aws/aws-cdk/issues/37675).
    const assets = `${dirname(source.s3ObjectKey)}/*`;
    this.#allow(['s3:GetObject'], source.bucket.arnForObjects(assets));
    const upload = new BucketDeployment(this, id, {
      sources: [Source.bucket(source.bucket, source.s3ObjectKey)],
      destinationBucket: this.#bucket,
      prune: false,
      memoryLimit: 1024,
      role: this.#role,
      logGroup: this.#logGroup,
      outputObjectKeys: false,
      ...props,
    });
    // The function of all uploads uses the first layer. CDK adds another for each further upload.
    if (this.all.length > 0) upload.node.tryRemoveChild('AwsCliLayer');
    this.all.push(upload);
    this.#acknowledgeProvider();
  }

  #allow(actions: string[], ...resources: string[]): void {
    this.#rights.addStatements(new PolicyStatement({ actions, resources }));
  }

  /** CDK's function behind all uploads is a child of the stack. */
  #acknowledgeProvider(): void {
    const provider = Stack.of(this).node.children.find(({ node }) =>
      node.id.startsWith('Custom::CDKBucketDeployment'),
    );
    if (!provider) return;
    const ours = "CDK's own function, which runs while deploying: ";
    acknowledge(provider, {
      'AwsSolutions-L1': `${ours}its runtime comes with each CDK release.`,
      'Serverless-LambdaLatestVersion': `${ours}its runtime comes with each CDK release.`,
      'Serverless-LambdaDLQ': `${ours}CloudFormation hears of its failures.`,
      'Serverless-LambdaTracing': `${ours}nobody waits for it.`,
    });
  }
}
