import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { site as built } from './fixture.ts';
import { every, only, resources, templates } from './template.ts';

const { site } = templates();
const Upload = z.looseObject({
  DestinationBucketKeyPrefix: z.string(),
  UserMetadata: z.optional(z.record(z.string(), z.string())),
});
const uploads = every(site, 'Custom::CDKBucketDeployment').map((upload) => Upload.parse(upload));
const assets = uploads.filter((upload) => upload.DestinationBucketKeyPrefix === 'assets/');
const builds = uploads.filter((upload) => upload.DestinationBucketKeyPrefix !== 'assets/');
const Statement = z.looseObject({ Effect: z.string(), Action: z.unknown() });
const { PolicyDocument: policy } = z
  .object({ PolicyDocument: z.object({ Statement: z.array(Statement) }) })
  .parse(only(site, 'AWS::S3::BucketPolicy'));

test('the bucket is private, is encrypted and outlives its stack', () => {
  expect(resources(site, 'AWS::S3::Bucket')).toMatchObject([
    [
      expect.any(String),
      {
        DeletionPolicy: 'Retain',
        Properties: {
          BucketEncryption: expect.anything(),
          PublicAccessBlockConfiguration: {
            BlockPublicAcls: true,
            BlockPublicPolicy: true,
            IgnorePublicAcls: true,
            RestrictPublicBuckets: true,
          },
        },
      },
    ],
  ]);
});

test('the bucket speaks TLS 1.2 or newer, or not at all', () => {
  const denied = policy.Statement.filter(({ Effect }) => Effect === 'Deny');
  expect(denied).toMatchObject([
    { Action: 's3:*', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
    { Action: 's3:*', Condition: { NumericLessThan: { 's3:TlsVersion': 1.2 } } },
  ]);
});

test('only this distribution reads the bucket; it may list, so that what is missing is a 404', () => {
  const allowed = policy.Statement.filter(({ Effect }) => Effect === 'Allow');
  expect(allowed).toMatchObject([
    {
      Action: ['s3:GetObject', 's3:ListBucket'],
      Principal: { Service: 'cloudfront.amazonaws.com' },
      Condition: { StringEquals: { 'AWS:SourceArn': expect.anything() } },
    },
  ]);
  expect(JSON.stringify(allowed)).toMatch(/:distribution\/",\{"Ref":"Distribution/);
});

test('pages are asked for again by browsers and kept by the edge, below their own build', () => {
  expect(builds.length).toBe(2);
  for (const { DestinationBucketKeyPrefix, SystemMetadata } of builds) {
    expect(DestinationBucketKeyPrefix).toMatch(/^builds\/[0-9a-f]{12}\/$/);
    expect(SystemMetadata).toEqual({
      'cache-control': 'public, max-age=0, s-maxage=31536000, must-revalidate',
    });
  }
});

test('error pages, and only they, are marked with their status', () => {
  const files = built.errors.map(({ file }) => file);
  const marked = uploads.filter(({ UserMetadata }) => UserMetadata !== undefined);
  const plain = builds.filter(({ UserMetadata }) => UserMetadata === undefined);
  expect(marked).toMatchObject([
    { Exclude: ['*'], Include: files, UserMetadata: { status: '404' } },
  ]);
  expect(plain).toMatchObject([{ Exclude: files }]);
});

test('assets are immutable for a year', () => {
  expect(assets.length).toBe(4);
  for (const upload of assets) {
    expect(upload).toMatchObject({
      SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
  }
});

test('Pictures and fonts say what they are, whatever the deployment knows of their endings', () => {
  const types = { '*.avif': 'image/avif', '*.webp': 'image/webp', '*.woff2': 'font/woff2' };
  const [others, ...typed] = assets;
  expect(others).toMatchObject({ Exclude: Object.keys(types) });
  expect(typed).toMatchObject(
    Object.entries(types).map(([ending, type]) => ({
      Exclude: ['*'],
      Include: [ending],
      SystemMetadata: { 'content-type': type },
    })),
  );
});

test('a release removes nothing that an open tab or a rollback may ask for', () => {
  expect(uploads.length).toBe(6);
  for (const upload of uploads) {
    expect(upload).toMatchObject({ Prune: false });
    expect(upload).not.toHaveProperty('RetainOnDelete', false);
  }
});

const edge = resources(site, 'AWS::CloudFront::Function');
const viewerRequest = edge.filter(([, { Properties }]) =>
  JSON.stringify(Properties).includes('infra/edge/viewer-request.ts'),
);

test('a build is released only after every upload: the request function waits for all of them', () => {
  const all = resources(site, 'Custom::CDKBucketDeployment').map(([id]) => id);
  expect(viewerRequest).toMatchObject([
    [expect.any(String), { DependsOn: expect.arrayContaining(all) }],
  ]);
});

test('the edge serves the very build that was uploaded', () => {
  const [, build] = builds[0]?.DestinationBucketKeyPrefix.split('/') ?? [];
  expect(JSON.stringify(viewerRequest)).toContain(`build:\\"${build}\\"`);
});

test('no layer is deployed that no function uses', () => {
  const used = JSON.stringify(every(site, 'AWS::Lambda::Function'));
  const layers = resources(site, 'AWS::Lambda::LayerVersion').map(([id]) => id);
  expect(layers.filter((id) => !used.includes(`"${id}"`))).toEqual([]);
});
