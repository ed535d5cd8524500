import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pageMetadata, pagePolicy } from '#infra/constructs/content-security-policy.ts';
import { site as built } from './fixture.ts';
import { every, only, resources, templates } from './template.ts';

const { site } = templates();
const Upload = z.looseObject({
  DestinationBucketKeyPrefix: z.string(),
  SystemMetadata: z.record(z.string(), z.string()),
  UserMetadata: z.optional(z.record(z.string(), z.string())),
});
const uploads = every(site, 'Custom::CDKBucketDeployment').map((upload) => Upload.parse(upload));
const [assets, assetsInBrotli, pages, pagesInBrotli] = uploads;
const Statement = z.looseObject({ Effect: z.string(), Action: z.unknown() });
const { PolicyDocument: access } = z
  .object({ PolicyDocument: z.object({ Statement: z.array(Statement) }) })
  .parse(only(site, 'AWS::S3::BucketPolicy'));

test('the bucket is private, is encrypted and outlives its stack', () => {
  const [[, bucket] = []] = resources(site, 'AWS::S3::Bucket');
  expect(bucket).toHaveProperty('DeletionPolicy', 'Retain');
  expect(bucket).toHaveProperty('Properties.BucketEncryption');
  expect(bucket?.Properties['PublicAccessBlockConfiguration']).toEqual({
    BlockPublicAcls: true,
    BlockPublicPolicy: true,
    IgnorePublicAcls: true,
    RestrictPublicBuckets: true,
  });
});

test('the bucket speaks TLS 1.2 or newer, or not at all', () => {
  const denied = access.Statement.filter(({ Effect }) => Effect === 'Deny');
  expect(denied).toMatchObject([
    { Action: 's3:*', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
    { Action: 's3:*', Condition: { NumericLessThan: { 's3:TlsVersion': 1.2 } } },
  ]);
});

test('only this distribution reads the bucket; it may list, so that what is missing is a 404', () => {
  const allowed = access.Statement.filter(({ Effect }) => Effect === 'Allow');
  expect(allowed).toMatchObject([
    {
      Action: ['s3:GetObject', 's3:ListBucket'],
      Principal: { Service: 'cloudfront.amazonaws.com' },
      Condition: { StringEquals: { 'AWS:SourceArn': expect.anything() } },
    },
  ]);
  expect(JSON.stringify(allowed)).toMatch(/:distribution\/",\{"Ref":"Distribution/);
});

test('uploads remove nothing that an open tab or a rollback may ask for', () => {
  for (const upload of uploads) {
    expect(upload).toMatchObject({ Prune: false });
    for (const not of ['Exclude', 'Include', 'RetainOnDelete'])
      expect(upload).not.toHaveProperty(not);
  }
});

test('a release is assets for a year, pages that are asked for again, and both in brotli beside them', () => {
  const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };
  const askedAgain = { 'cache-control': 'public, max-age=0, must-revalidate' };
  const itsBuild = expect.stringMatching(/^builds\/[0-9a-f]{12}\/$/);
  expect(uploads.map((each) => [each.DestinationBucketKeyPrefix, each.SystemMetadata])).toEqual([
    ['assets/', immutable],
    ['assets/', { ...immutable, 'content-encoding': 'br' }],
    [itsBuild, askedAgain],
    [pages?.DestinationBucketKeyPrefix, { ...askedAgain, 'content-encoding': 'br' }],
  ]);
  expect(assetsInBrotli?.UserMetadata).toEqual(assets?.UserMetadata);
  expect(pagesInBrotli?.UserMetadata).toEqual(pages?.UserMetadata);
});

test('a page travels with the policy that it was built for, so that no release can part them', () => {
  const { policy = '', frames, errors = '' } = pages?.UserMetadata ?? {};
  expect(pagePolicy(built)).toBe(`${policy}; connect-src 'self' ${frames}; frame-src ${frames}`);
  expect(JSON.parse(errors)).toEqual({
    '404.html': 404,
    'image.html': 404,
    'product-not-found.html': 404,
  });
});

test('what travels with a page fits into the 2 KB that S3 takes, however long its policy is', () => {
  const styleHashes = Array.from({ length: 27 }, () => `'sha256-${'A'.repeat(43)}='`);
  const longest = { ...built, styleHashes };
  expect(pagePolicy(longest).length).toBeGreaterThan(1700);
  const bytes = Object.entries(pageMetadata(longest))
    .flat()
    .reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  expect(bytes).toBeLessThan(2048);
});

test('a page that keeps its text and changes its policy is another build', () => {
  const other = every(templates({}, { frameOrigins: [] }).site, 'Custom::CDKBucketDeployment');
  const theirs = new Set(other.map((upload) => upload['DestinationBucketKeyPrefix']));
  expect(theirs).toContain('assets/');
  expect(theirs).not.toContain(pages?.DestinationBucketKeyPrefix);
});

test('uploads may read what the stack shipped, by a grant that no release changes', () => {
  const role = resources(site, 'AWS::IAM::Role').find(([id]) => id.startsWith('WebsiteUploads'));
  const text = JSON.stringify(role);
  expect(text).toContain('/quietgrid-development-site/*');
  // An asset is named by its content.
  expect(text).not.toMatch(/[0-9a-f]{64}/);
  const sources = z.object({ SourceObjectKeys: z.tuple([z.string()]) });
  for (const upload of uploads) {
    const [key] = sources.parse(upload).SourceObjectKeys;
    expect(key).toMatch(/^quietgrid-development-site\/[0-9a-f]{64}\.zip$/);
  }
});

/** Those that choose what is served, of pages and of assets. */
const choosers = resources(site, 'AWS::CloudFront::Function').filter(([, { Properties }]) =>
  /infra\/edge\/(?:viewer|asset)-request\.ts/.test(JSON.stringify(Properties)),
);

test('the very build that was uploaded is released, only after every upload: both request functions wait for all', () => {
  const all = resources(site, 'Custom::CDKBucketDeployment').map(([id]) => id);
  const wait = { DependsOn: expect.arrayContaining(all) };
  expect(choosers.map(([, chooser]) => chooser)).toMatchObject([wait, wait]);
  const [, build] = pages?.DestinationBucketKeyPrefix.split('/') ?? [];
  expect(JSON.stringify(choosers)).toContain(`build:\\"${build}\\"`);
});

test('no layer is deployed that no function uses', () => {
  const used = JSON.stringify(every(site, 'AWS::Lambda::Function'));
  const layers = resources(site, 'AWS::Lambda::LayerVersion').map(([id]) => id);
  expect(layers.filter((id) => !used.includes(`"${id}"`))).toEqual([]);
});
