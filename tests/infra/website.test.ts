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
  Exclude: z.array(z.string()),
  Include: z.optional(z.array(z.string())),
});
const uploads = every(site, 'Custom::CDKBucketDeployment').map((upload) => Upload.parse(upload));
const inBrotli = (upload: z.infer<typeof Upload>) => 'content-encoding' in upload.SystemMetadata;
const ofAssets = uploads.filter((upload) => upload.DestinationBucketKeyPrefix === 'assets/');
const ofBuilds = uploads.filter((upload) => upload.DestinationBucketKeyPrefix !== 'assets/');
const assets = ofAssets.filter((upload) => !inBrotli(upload));
const isFeed = (upload: z.infer<typeof Upload>) => upload.Include?.[0] === 'blog/feed.xml';
const builds = ofBuilds.filter((upload) => !inBrotli(upload) && !isFeed(upload));
const Statement = z.looseObject({ Effect: z.string(), Action: z.unknown() });
const { PolicyDocument: access } = z
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

test('pages are asked for again by browsers and by proxies of others, below their own build', () => {
  expect(builds.length).toBe(3);
  for (const { DestinationBucketKeyPrefix, SystemMetadata } of builds) {
    expect(DestinationBucketKeyPrefix).toMatch(/^builds\/[0-9a-f]{12}\/$/);
    expect(SystemMetadata).toEqual({
      'cache-control': 'public, max-age=0, must-revalidate',
    });
  }
});

const [pages, staff, errors] = builds;

test('the feed is a page that says that it is Atom', () => {
  expect(ofBuilds.filter(isFeed)).toMatchObject([
    {
      DestinationBucketKeyPrefix: pages?.DestinationBucketKeyPrefix,
      Exclude: ['*'],
      SystemMetadata: { ...pages?.SystemMetadata, 'content-type': 'application/atom+xml' },
      UserMetadata: pages?.UserMetadata,
    },
  ]);
});

test('every page is uploaded once: public pages, staff pages and error pages', () => {
  const files = built.errors.map(({ file }) => file);
  expect(builds).toMatchObject([
    { Exclude: [...files, 'admin/*', 'blog/feed.xml'] },
    { Exclude: ['*'], Include: ['admin/*'] },
    { Exclude: ['*'], Include: files },
  ]);
});

test('error pages, and only they, are marked with their status', () => {
  expect(builds.map(({ UserMetadata }) => UserMetadata?.['status'])).toEqual([
    undefined,
    undefined,
    '404',
  ]);
});

test('a page travels with the policy that it was built for, so that no release can part them', () => {
  const policy = pagePolicy(built);
  expect(pages?.UserMetadata).toEqual({ policy });
  expect(errors?.UserMetadata).toMatchObject({ policy });
});

test('what travels with a page fits into the 2 KB that S3 takes, however long its policy is', () => {
  const styleHashes = Array.from({ length: 27 }, () => `'sha256-${'A'.repeat(43)}='`);
  const longest = { ...built, styleHashes };
  expect(pagePolicy(longest).length).toBeGreaterThan(1700);
  const bytes = Object.entries({
    ...pageMetadata(longest),
    embedder: 'require-corp',
    status: '404',
  })
    .flat()
    .reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  expect(bytes).toBeLessThan(2048);
});

test('staff pages frame nobody and are isolated', () => {
  expect(staff?.UserMetadata).toEqual({
    policy: pagePolicy({ ...built, frameOrigins: [] }),
    embedder: 'require-corp',
  });
});

test('a page that keeps its text and changes its policy is another build', () => {
  const other = every(templates({}, { frameOrigins: [] }).site, 'Custom::CDKBucketDeployment');
  const theirs = new Set(other.map((upload) => upload['DestinationBucketKeyPrefix']));
  expect(theirs).toContain('assets/');
  expect(theirs).not.toContain(pages?.DestinationBucketKeyPrefix);
});

test('assets are immutable for a year', () => {
  expect(assets.length).toBe(5);
  for (const upload of assets) {
    expect(upload).toMatchObject({
      SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
  }
});

test('texts are uploaded once more in brotli, saying so, to be kept as long as the others', () => {
  expect(ofAssets.filter(inBrotli)).toMatchObject(
    [
      ['.css', 'text/css'],
      ['.js', 'text/javascript'],
      ['.svg', 'image/svg+xml'],
    ].map(([ending, type]) => ({
      Exclude: ['*'],
      Include: [`*${ending}.br`],
      SystemMetadata: {
        ...assets[0]?.SystemMetadata,
        'content-encoding': 'br',
        'content-type': type,
      },
    })),
  );
});

test('every page has its twin in brotli, with the same policy, status and time to live', () => {
  const twins = ofBuilds.filter(inBrotli);
  expect(twins).toMatchObject(
    builds.map(({ SystemMetadata, UserMetadata, DestinationBucketKeyPrefix, Include }) => ({
      SystemMetadata: { ...SystemMetadata, 'content-encoding': 'br', 'content-type': 'text/html' },
      UserMetadata,
      DestinationBucketKeyPrefix,
      ...(Include?.[0]?.endsWith('.html') && { Include: Include.map((file) => `${file}.br`) }),
    })),
  );
  expect(twins[0]?.Exclude).toEqual([
    ...built.errors.map(({ file }) => `${file}.br`),
    'admin/*',
    'blog/feed.xml',
  ]);
});

test('Pictures, rules and fonts say what they are, whatever the deployment knows of their endings', () => {
  const types = {
    '*.avif': 'image/avif',
    '*.speculationrules': 'application/speculationrules+json',
    '*.webp': 'image/webp',
    '*.woff2': 'font/woff2',
  };
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

test('uploads may read what the stack shipped, by a grant that no release changes', () => {
  const [, policy] =
    resources(site, 'AWS::IAM::Policy').find(([id]) => id.startsWith('WebsiteUploads')) ?? [];
  const text = JSON.stringify(policy?.Properties);
  expect(text).toContain('/quietgrid-development-site/*');
  // An asset is named by its content.
  expect(text).not.toMatch(/[0-9a-f]{64}/);
  const sources = z.object({ SourceObjectKeys: z.tuple([z.string()]) });
  for (const upload of uploads) {
    const [key] = sources.parse(upload).SourceObjectKeys;
    expect(key).toMatch(/^quietgrid-development-site\/[0-9a-f]{64}\.zip$/);
  }
});

test('a release removes nothing that an open tab or a rollback may ask for', () => {
  expect(uploads.length).toBe(15);
  for (const upload of uploads) {
    expect(upload).toMatchObject({ Prune: false });
    expect(upload).not.toHaveProperty('RetainOnDelete', false);
  }
});

const edge = resources(site, 'AWS::CloudFront::Function');
/** Those that choose what is served, of pages and of assets. */
const choosers = edge.filter(([, { Properties }]) =>
  /infra\/edge\/(?:viewer|asset)-request\.ts/.test(JSON.stringify(Properties)),
);

test('a build is released only after every upload: both request functions wait for all of them', () => {
  const all = resources(site, 'Custom::CDKBucketDeployment').map(([id]) => id);
  expect(choosers).toHaveLength(2);
  for (const [, chooser] of choosers) {
    expect(chooser).toMatchObject({ DependsOn: expect.arrayContaining(all) });
  }
});

test('the edge serves the very build that was uploaded', () => {
  const [, build] = builds[0]?.DestinationBucketKeyPrefix.split('/') ?? [];
  expect(JSON.stringify(choosers)).toContain(`build:\\"${build}\\"`);
});

test('no layer is deployed that no function uses', () => {
  const used = JSON.stringify(every(site, 'AWS::Lambda::Function'));
  const layers = resources(site, 'AWS::Lambda::LayerVersion').map(([id]) => id);
  expect(layers.filter((id) => !used.includes(`"${id}"`))).toEqual([]);
});
