import { join } from 'node:path';
import { Duration, FileSystem, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { CacheControl } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct, type IDependable } from 'constructs';
import { compressedTypes, paths, type Site } from '#build/site.ts';
import { acknowledge } from './acknowledge.ts';
import { pageMetadata } from './content-security-policy.ts';
import { Uploads, type UploadProps } from './uploads.ts';

const year = Duration.days(365);

/** Browsers and other people's proxies ask each time; the edge keeps it by its own policy: see distribution.ts. */
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

/** What the deployment's own table of types does not know or knew late; a browser must not have to guess. */
const assetTypes = {
  '*.avif': 'image/avif',
  '*.speculationrules': 'application/speculationrules+json',
  '*.webp': 'image/webp',
  '*.woff2': 'font/woff2',
} as const;

/** By its ending it would be `text/xml`. */
const feed = { file: 'blog/feed.xml', contentType: 'application/atom+xml' } as const;

/** They frame nobody, so that they can be isolated. */
const staffPages = 'admin/*';

type Encoded = Pick<UploadProps, 'contentEncoding' | 'contentType'>;

export interface WebsiteProps {
  readonly root: string;
  readonly site: Site;
  readonly logRetention: RetentionDays;
}

/**
 * The private bucket and what it holds: the pages of every build, each below its own id, and the assets of
 * all builds together. Nothing is ever pruned: a tab opened before a release still finds its chunks, and a
 * rollback finds its pages.
 */
export class Website extends Construct {
  readonly bucket: IBucket;
  /** A fingerprint of the pages: the same sources give the same id. */
  readonly build: string;
  /** Done once everything of this build is there. */
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
}

function uploadAssets(uploads: Uploads, root: string): void {
  const assets = join(root, paths.assets);
  const asset = { destinationKeyPrefix: 'assets/', cacheControl: assetCaching };
  uploads.upload('Assets', assets, { ...asset, exclude: Object.keys(assetTypes) });
  for (const [ending, contentType] of Object.entries(assetTypes)) {
    const typed = { ...asset, exclude: ['*'], include: [ending], contentType };
    uploads.upload(`Assets${ending.slice(1)}`, assets, typed);
  }
  const compressed = { contentEncoding: 'br', exclude: ['*'] };
  for (const [ending, contentType] of Object.entries(compressedTypes.assets)) {
    const texts = { ...asset, ...compressed, include: [`*${ending}.br`], contentType };
    uploads.upload(`Compressed${ending}`, join(root, paths.compressedAssets), texts);
  }
}

/**
 * The pages as they are, and once more in brotli.
 * @returns the build's id
 */
function uploadPages(uploads: Uploads, root: string, site: Site): string {
  const pages = join(root, paths.pages);
  const metadata = pageMetadata(site);
  const staffMetadata = pageMetadata({ ...site, frameOrigins: [] });
  // An upload leaves alone what is already there, so its settings are part of the fingerprint.
  const extraHash = JSON.stringify([
    site.errors,
    pageCaching,
    metadata,
    staffMetadata,
    compressedTypes.pages,
    feed,
  ]);
  const build = FileSystem.fingerprint(pages, { extraHash }).slice(0, 12);
  const page = { destinationKeyPrefix: `builds/${build}/`, cacheControl: pageCaching };

  const uploadFolder = (prefix: string, folder: string, suffix: string, encoded: Encoded) => {
    const settings = { ...page, ...encoded };
    uploads.upload(`${prefix}Pages`, folder, {
      ...settings,
      exclude: [...site.errors.map(({ file }) => file + suffix), staffPages, feed.file],
      metadata,
    });
    uploads.upload(`${prefix}StaffPages`, folder, {
      ...settings,
      exclude: ['*'],
      include: [staffPages],
      metadata: staffMetadata,
    });
    for (const [status, errors] of Map.groupBy(site.errors, (error) => error.status)) {
      uploads.upload(`${prefix}Errors${status}`, folder, {
        ...settings,
        exclude: ['*'],
        include: errors.map(({ file }) => file + suffix),
        metadata: { ...metadata, status: String(status) },
      });
    }
  };
  uploadFolder('', pages, '', {});
  uploads.upload('Feed', pages, {
    ...page,
    exclude: ['*'],
    include: [feed.file],
    contentType: feed.contentType,
    metadata,
  });
  uploadFolder('Compressed', join(root, paths.compressedPages), '.br', {
    contentEncoding: 'br',
    contentType: compressedTypes.pages['.html'],
  });
  return build;
}
