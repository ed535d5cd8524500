import { join } from 'node:path';
import { Duration, FileSystem, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { CacheControl } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct, type IDependable } from 'constructs';
import { paths, type Site } from '#build/site.ts';
import type { FileAccess } from '../file-access.ts';
import { acknowledge } from './acknowledge.ts';
import { pageMetadata } from './content-security-policy.ts';
import type { HttpFunction } from './http-function.ts';
import { Uploads } from './uploads.ts';

const year = Duration.days(365);

/** Browsers and proxies revalidate each time. The edge caches by its own policy: see distribution.ts. */
const pageCaching = [
  CacheControl.setPublic(),
  CacheControl.maxAge(Duration.seconds(0)),
  CacheControl.mustRevalidate(),
];
const assetCaching = [
  CacheControl.setPublic(),
  CacheControl.maxAge(year),
  CacheControl.immutable(),
];

/** The build's brotli copies. The edge sets their types: `infra/edge/content-type.ts`. */
const inBrotli = { contentEncoding: 'br' };

export interface WebsiteProps {
  readonly root: string;
  readonly site: Site;
  readonly logRetention: RetentionDays;
}

/**
 * The private bucket with the pages of every build below its id, and the assets of all builds together. Nothing is pruned:
 * a tab opened before a release finds its chunks, and a rollback finds its pages. Functions keep the newsletters' pages and
 * pictures beside them: see `contract/archive.ts`.
 */
export class Website extends Construct {
  readonly bucket: IBucket;
  /** A fingerprint of the pages, so the same sources give the same id. */
  readonly build: string;
  /** Completes once all of this build is uploaded. */
  readonly uploads: readonly IDependable[];

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
    acknowledge(this.bucket, {
      'AwsSolutions-S1':
        'Only CloudFront reads the bucket, and it logs every request where the stage has an access log.',
    });
    const prefixes = ['assets/', 'builds/'];
    const uploads = new Uploads(this, 'Uploads', { bucket: this.bucket, prefixes, logRetention });
    acknowledge(uploads, {
      'AwsSolutions-IAM5[Resource::<WebsiteBucket4326D7C2.Arn>/assets/*]':
        'Every asset is its own key.',
      'AwsSolutions-IAM5[Resource::<WebsiteBucket4326D7C2.Arn>/builds/*]':
        'Every page is its own key.',
      [`AwsSolutions-IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-us-east-1/${Stack.of(this).stackName}/*]`]:
        "It reads the stack's own assets, whose keys change with each release.",
    });
    uploadAssets(uploads, root);
    this.build = uploadPages(uploads, root, site);
    this.uploads = uploads.all;
  }

  /** Grants exactly this access and sets the function's environment. */
  grant(fn: HttpFunction, { keys, actions }: FileAccess): void {
    const readsBuild = keys.includes('{build}');
    if (keys.endsWith('*')) {
      acknowledge(fn, {
        [`AwsSolutions-IAM5[Resource::<WebsiteBucket4326D7C2.Arn>/${keys}]`]:
          'Every file is its own key.',
      });
    }
    fn.allow(
      actions.map((action) => `s3:${action}Object`),
      this.bucket.arnForObjects(keys.replace('{build}', this.build)),
    );
    fn.setEnvironment({
      SITE_BUCKET: this.bucket.bucketName,
      ...(readsBuild && { SITE_BUILD: this.build }),
    });
  }
}

function uploadAssets(uploads: Uploads, root: string): void {
  const asset = { destinationKeyPrefix: 'assets/', cacheControl: assetCaching };
  uploads.upload('Assets', join(root, paths.assets), asset);
  uploads.upload('CompressedAssets', join(root, paths.compressedAssets), { ...asset, ...inBrotli });
}

/**
 * The pages as they are, and once more in brotli.
 * @returns the build's id
 */
function uploadPages(uploads: Uploads, root: string, site: Site): string {
  const pages = join(root, paths.pages);
  const metadata = pageMetadata(site);
  // An upload leaves alone what is already there, so its settings are part of the fingerprint.
  const extraHash = JSON.stringify([pageCaching, metadata, inBrotli]);
  const build = FileSystem.fingerprint(pages, { extraHash }).slice(0, 12);
  const page = {
    destinationKeyPrefix: `builds/${build}/`,
    cacheControl: pageCaching,
    metadata,
  };
  uploads.upload('Pages', pages, page);
  uploads.upload('CompressedPages', join(root, paths.compressedPages), { ...page, ...inBrotli });
  return build;
}
