import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSeed } from '../src/seed.ts';
import { apiWith, ofBucket } from './fixture-resources.ts';
import { serveFixture, type FixtureRuntime } from './fixture-runtime.ts';
import { optionsFor } from './sdk.ts';

const Bucket = 'fixture-files';
const Key = 'files/attachments/ümlaut & more (1).png';

/** CachingDisabled, and every query string but no host. */
const uncached = {
  ...ofBucket,
  AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
  CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
  OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
};

const origin = (Id: string, changes: object = {}) => ({
  Id,
  DomainName: { 'Fn::GetAtt': ['Bucket', 'RegionalDomainName'] },
  S3OriginConfig: { OriginAccessIdentity: '' },
  ...changes,
});

const stack = {
  Resources: {
    ...apiWith({}),
    Bucket: { Type: 'AWS::S3::Bucket', Properties: { BucketName: Bucket } },
    Distribution: {
      Type: 'AWS::CloudFront::Distribution',
      Properties: {
        DistributionConfig: {
          Enabled: true,
          Origins: [origin('signed'), origin('bucket', { OriginAccessControlId: 'control' })],
          CacheBehaviors: [{ ...uncached, TargetOriginId: 'signed', PathPattern: '/files/*' }],
          DefaultCacheBehavior: ofBucket,
        },
      },
    },
  },
};

let runtime: FixtureRuntime;
let s3: S3Client;
beforeAll(async () => {
  runtime = await serveFixture(stack, {});
  const { accessKeyId } = readSeed(runtime.dataDir);
  s3 = clientOf(accessKeyId);
});

/** Signs for the bucket's regional host, as a function does: it calls nothing. */
function clientOf(accessKeyId: string, secretAccessKey = 'local'): S3Client {
  const options = optionsFor('https://s3.us-east-1.amazonaws.com', accessKeyId);
  const credentials = { accessKeyId, secretAccessKey };
  return new S3Client({ ...options, credentials, requestChecksumCalculation: 'WHEN_REQUIRED' });
}

const signing = (signingDate = new Date()) => ({
  expiresIn: 60,
  signingDate,
  signableHeaders: new Set(['content-type']),
});

/** A presigned URL on the site's host. */
async function onSite(signed: Promise<string>): Promise<string> {
  const url = new URL(await signed);
  expect(url.host).toBe(`${Bucket}.s3.us-east-1.amazonaws.com`);
  return `${runtime.url}${url.pathname}${url.search}`;
}

const download = (others: object = {}, signedAt?: Date) =>
  onSite(getSignedUrl(s3, new GetObjectCommand({ Bucket, Key, ...others }), signing(signedAt)));

const upload = (client = s3) => {
  const facts = { Bucket, Key, ContentType: 'image/png', ContentLength: 7 };
  return onSite(getSignedUrl(client, new PutObjectCommand(facts), signing()));
};

const putTo = (url: string, body: string, type = 'image/png') =>
  fetch(url, { method: 'PUT', body, headers: { 'content-type': type } });

async function outcome(response: Response) {
  const [, code] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? [];
  return [response.status, code];
}

const denied = [403, 'AccessDenied'];
const mismatch = [403, 'SignatureDoesNotMatch'];

describe('A presigned link', () => {
  test('uploads what was signed, and reads it under the name that it says', async () => {
    const { status } = await putTo(await upload(), 'content');
    const read = await fetch(
      await download({
        ResponseContentDisposition: `attachment; filename*=UTF-8''%C3%BC%20(1).png`,
        ResponseContentType: 'application/octet-stream',
      }),
    );

    expect(status).toBe(200);
    expect(read.status).toBe(200);
    expect(await read.text()).toBe('content');
    expect(read.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''%C3%BC%20(1).png`,
    );
    expect(read.headers.get('content-type')).toBe('application/octet-stream');
    const heading = getSignedUrl(s3, new HeadObjectCommand({ Bucket, Key }), signing());
    const head = await fetch(await onSite(heading), { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe('7');
    expect(head.headers.get('content-type')).toBe('image/png');
  });

  test('ignores the checksum of an empty body that the SDK signs by default', async () => {
    const { credentials } = s3.config;
    const byDefault = new S3Client({
      ...optionsFor('https://s3.us-east-1.amazonaws.com', ''),
      credentials,
    });
    const url = await upload(byDefault);

    expect(url).toContain('x-amz-checksum-crc32=AAAAAA%3D%3D');
    expect((await putTo(url, 'content')).status).toBe(200);
  });

  test('takes no other type, size, method, key or parameter than those signed', async () => {
    const url = await upload();
    const reading = await download();

    expect(await outcome(await putTo(url, 'content', 'text/html'))).toEqual(mismatch);
    expect(await outcome(await putTo(url, 'content and more'))).toEqual(mismatch);
    expect(await outcome(await fetch(url))).toEqual(mismatch);
    expect(await outcome(await putTo(url.replace('more', 'less'), 'content'))).toEqual(mismatch);
    expect(await outcome(await fetch(`${reading}&response-content-type=text/html`))).toEqual(
      mismatch,
    );
  });

  test('takes no header of S3 that is not signed', async () => {
    const headers = { 'content-type': 'image/png', 'x-amz-meta-sender': 'eve' };

    const response = await fetch(await upload(), { method: 'PUT', body: 'content', headers });
    expect(await outcome(response)).toEqual(denied);
  });

  test('expires', async () => {
    const earlier = new Date(Date.now() - 61_000);
    const url = await download({}, earlier);

    const response = await fetch(url);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('<Message>Request has expired</Message>');
  });

  test('needs the key and the secret of the functions', async () => {
    const { accessKeyId } = readSeed(runtime.dataDir);

    expect(await outcome(await putTo(await upload(clientOf('other')), 'content'))).toEqual([
      403,
      'InvalidAccessKeyId',
    ]);
    expect(
      await outcome(await putTo(await upload(clientOf(accessKeyId, 'guessed')), 'content')),
    ).toEqual(mismatch);
  });

  test('to a missing object says so', async () => {
    const url = await download({ Key: 'files/none' });

    expect(await outcome(await fetch(url))).toEqual([404, 'NoSuchKey']);
  });

  test.each(['', '?X-Amz-Signature='])('is needed: "%s" is none', async (query) => {
    expect(await outcome(await fetch(`${runtime.url}/files/a${query}`))).toEqual(denied);
  });

  test.each([
    ['without a date', ['X-Amz-Date', 'now']],
    ['for longer than a week', ['X-Amz-Expires', '604801']],
    ['for another region', ['X-Amz-Credential', 'key/20261127/eu-west-1/s3/aws4_request']],
  ] as const)('%s is malformed', async (_, [name, value]) => {
    const url = new URL(await download());
    url.searchParams.set(name, value);

    expect(await outcome(await fetch(url))).toEqual([400, 'AuthorizationQueryParametersError']);
  });
});

test('An origin with an access control reads without a link, and writes nothing', async () => {
  expect(await outcome(await fetch(`${runtime.url}/none`))).toEqual(denied);
  await putTo(await upload(), 'content');

  expect((await fetch(`${runtime.url}/${encodeURI(Key)}`)).status).toBe(403);
});
