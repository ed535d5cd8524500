import { join } from 'node:path';
import { Duration, FileSystem, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { BucketDeploymentProps } from 'aws-cdk-lib/aws-s3-deployment';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { paths, type Site } from '#build/site.ts';
import { acknowledge } from './acknowledge.ts';

const year = Duration.days(365);

/** Browsers ask each time; the edge keeps it for good, since every build has keys of its own. */
const pageCaching = [
  CacheControl.setPublic(),
  CacheControl.maxAge(Duration.seconds(0)),
  CacheControl.sMaxAge(year),
  CacheControl.mustRevalidate(),
];
const assetCaching = [
  CacheControl.setPublic(),
  CacheControl.maxAge(year),
  CacheControl.immutable(),
];

export interface WebsiteProps {
  readonly root: string;
  readonly site: Site;
  readonly logRetention: RetentionDays;
}

/**
 * The private bucket that holds the site, and its uploads. Nothing is ever pruned: a tab opened before a
 * release still finds its chunks, and a rollback finds its pages.
 */
export class Website extends Construct {
  readonly bucket: IBucket;
  /** A fingerprint of the pages: the same sources give the same id. */
  readonly build: string;
  readonly uploads: readonly BucketDeployment[];
  readonly #uploadLog: LogGroup;

  constructor(scope: Construct, id: string, { root, site, logRetention }: WebsiteProps) {
    super(scope, id);
    // @ts-expect-error -- CDK declares `isWebsite` wider in Bucket than in IBucket, under exactOptionalPropertyTypes
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.#uploadLog = new LogGroup(this, 'UploadLog', {
      retention: logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const pages = join(root, paths.pages);
    this.build = FileSystem.fingerprint(pages).slice(0, 12);
    const errors = Map.groupBy(site.errors, ({ status }) => status);

    this.uploads = [
      this.#upload('Assets', join(root, paths.assets), {
        destinationKeyPrefix: 'assets/',
        cacheControl: assetCaching,
      }),
      this.#upload('Pages', pages, {
        destinationKeyPrefix: `builds/${this.build}/`,
        cacheControl: pageCaching,
        exclude: site.errors.map(({ file }) => file),
      }),
      ...[...errors].map(([status, group]) =>
        this.#upload(`Errors${status}`, pages, {
          destinationKeyPrefix: `builds/${this.build}/`,
          cacheControl: pageCaching,
          exclude: ['*'],
          include: group.map(({ file }) => file),
          metadata: { status: String(status) },
        }),
      ),
    ];
    acknowledge(this.bucket, {
      'AwsSolutions-S1':
        'Only CloudFront can read the bucket, and its own log says what was asked for.',
    });
  }

  #upload(id: string, folder: string, props: Partial<BucketDeploymentProps>): BucketDeployment {
    return new BucketDeployment(this, id, {
      sources: [Source.asset(folder)],
      destinationBucket: this.bucket,
      prune: false,
      memoryLimit: 1024,
      logGroup: this.#uploadLog,
      outputObjectKeys: false,
      ...props,
    });
  }
}
