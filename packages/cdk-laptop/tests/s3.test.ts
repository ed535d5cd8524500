import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchBucket,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test, vi } from 'vitest';
import { writeFileAtomically } from '../src/data-folder.ts';
import { withS3 } from './s3-service.ts';
import { optionsFor } from './sdk.ts';

const Bucket = 'files';
const oddKey = 'a b/ümlaut & <"quoted">+%25\'.txt';

const { bucket, dataDir, events, reopen, sdk } = withS3();

const put = (Key: string, Body = 'content', others: object = {}) =>
  sdk().send(new PutObjectCommand({ Bucket, Key, Body, ...others }));

const get = (Key: string, others: object = {}) =>
  sdk().send(new GetObjectCommand({ Bucket, Key, ...others }));

const text = async (Key: string) => (await get(Key)).Body?.transformToString();

async function keys(Prefix = '') {
  const { Contents = [] } = await sdk().send(new ListObjectsV2Command({ Bucket, Prefix }));
  return Contents.map(({ Key }) => Key);
}

const s3Error = (name: string, status: number) =>
  expect.objectContaining({ name, $metadata: expect.objectContaining({ httpStatusCode: status }) });

describe('An object', () => {
  test('is read as it was written, with its metadata', async () => {
    const metadata = {
      ContentType: 'image/png',
      ContentDisposition: 'attachment',
      ContentEncoding: 'gzip',
      CacheControl: 'no-store',
      Metadata: { sender: 'ada' },
    };
    const { ETag } = await put(oddKey, 'größe', metadata);

    const facts = { ...metadata, ETag, ContentLength: 7 };
    const read = await get(oddKey);
    expect(read).toMatchObject(facts);
    expect(read.LastModified).toBeInstanceOf(Date);
    expect(await read.Body?.transformToString()).toBe('größe');
    expect(await sdk().send(new HeadObjectCommand({ Bucket, Key: oddKey }))).toMatchObject(facts);
  });

  test('may be sent as a stream, in chunks with a trailing checksum', async () => {
    const content = 'x'.repeat(200_000);
    await sdk().send(
      new PutObjectCommand({
        Bucket,
        Key: 'stream',
        Body: Readable.from([
          Buffer.from(content.slice(0, 70_000)),
          Buffer.from(content.slice(70_000)),
        ]),
        ContentLength: content.length,
      }),
    );

    expect(await text('stream')).toBe(content);
    expect((await get('stream')).ContentEncoding).toBeUndefined();
  });

  test('is rejected if it is not what its checksum says', async () => {
    const wrong = put('wrong', 'content', { ChecksumCRC32: 'AAAAAA==' });

    await expect(wrong).rejects.toEqual(s3Error('BadDigest', 400));
    expect(await keys()).toEqual([]);
  });

  test('is written once only where the writer asks for it', async () => {
    await put('once', 'first', { IfNoneMatch: '*' });

    const second = put('once', 'second', { IfNoneMatch: '*' });
    await expect(second).rejects.toEqual(s3Error('PreconditionFailed', 412));
    expect(await text('once')).toBe('first');
  });

  test('is read in part, and not beyond its end', async () => {
    await put('ten', '0123456789');

    const part = await get('ten', { Range: 'bytes=2-4' });
    expect(part).toMatchObject({ ContentRange: 'bytes 2-4/10', ContentLength: 3 });
    expect(await part.Body?.transformToString()).toBe('234');
    await expect(get('ten', { Range: 'bytes=10-' })).rejects.toEqual(s3Error('InvalidRange', 416));
  });

  test('is copied with its metadata', async () => {
    await put(oddKey, 'content', { ContentType: 'image/png' });
    await sdk().send(
      new CopyObjectCommand({
        Bucket,
        Key: 'copy',
        CopySource: `${Bucket}/${oddKey.split('/').map(encodeURIComponent).join('/')}`,
      }),
    );

    expect(await text('copy')).toBe('content');
    expect(await get('copy')).toMatchObject({ ContentType: 'image/png' });
    expect(await keys()).toEqual([oddKey, 'copy']);
  });

  test('is missing as S3 says it', async () => {
    await expect(get('none')).rejects.toBeInstanceOf(NoSuchKey);
    await expect(sdk().send(new HeadObjectCommand({ Bucket, Key: 'none' }))).rejects.toBeInstanceOf(
      NotFound,
    );
    await expect(
      sdk().send(new CopyObjectCommand({ Bucket, Key: 'copy', CopySource: `${Bucket}/none` })),
    ).rejects.toEqual(s3Error('NoSuchKey', 404));
    await expect(
      sdk().send(new GetObjectCommand({ Bucket: 'other', Key: 'none' })),
    ).rejects.toBeInstanceOf(NoSuchBucket);
  });

  test('is gone once deleted, alone or with others, and also after a restart', async () => {
    for (const Key of ['one', oddKey, 'three', 'four']) await put(Key);
    await sdk().send(new DeleteObjectCommand({ Bucket, Key: 'one' }));
    await sdk().send(new DeleteObjectCommand({ Bucket, Key: 'one' }));
    const { Deleted, Errors } = await sdk().send(
      new DeleteObjectsCommand({
        Bucket,
        Delete: { Objects: [{ Key: oddKey }, { Key: 'three' }, { Key: 'never' }] },
      }),
    );
    await reopen();

    expect(Deleted?.map(({ Key }) => Key)).toEqual([oddKey, 'three', 'never']);
    expect(Errors).toBeUndefined();
    expect(await keys()).toEqual(['four']);
  });
});

describe('A list', () => {
  test('has the keys of a prefix in order, page by page', async () => {
    for (const Key of ['b/2', 'b/ü', 'b/1', 'a/1', 'c/1', 'b/10']) await put(Key, Key);
    const pages: (string | undefined)[][] = [];
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client: sdk(), pageSize: 3 },
      { Bucket, Prefix: 'b/' },
    )) {
      pages.push(Contents.map(({ Key }) => Key));
    }

    expect(pages).toEqual([['b/1', 'b/10', 'b/2'], ['b/ü']]);
  });

  test('has size, ETag and time of each, and may be empty', async () => {
    const { ETag } = await put(oddKey, 'four');

    const { Contents } = await sdk().send(new ListObjectsV2Command({ Bucket }));
    expect(Contents).toEqual([
      { Key: oddKey, ETag, Size: 4, LastModified: expect.any(Date), StorageClass: 'STANDARD' },
    ]);
    expect(await keys('other/')).toEqual([]);
  });
});

describe('The data folder', () => {
  test('keeps objects, with what was written over an older one', async () => {
    await put(oddKey, 'old', { ContentType: 'text/plain' });
    const { ETag } = await put(oddKey, 'new\nline', { ContentType: 'image/png' });
    await reopen();

    expect(await get(oddKey)).toMatchObject({ ETag, ContentType: 'image/png' });
    expect(await text(oddKey)).toBe('new\nline');
  });

  test('loses nothing but what a crash interrupted, and starts with a damaged file', async () => {
    await put('whole');
    const folder = join(dataDir(), 's3', Bucket);
    writeFileAtomically(join(folder, 'damaged'), '{"key":"damaged"');
    writeFileSync(join(folder, 'half.draft'), '{"key":');
    await reopen();

    expect(await keys()).toEqual(['whole']);
    expect(readdirSync(folder)).not.toContain('half.draft');
  });
});

describe('Objects of a prefix', () => {
  test('expire at the midnight after the days of their rule, others stay', async () => {
    bucket().expirationRules = [{ prefix: 'uploads/', days: 1 }];
    await put('uploads/1');
    await put('attachments/1');
    const midnight = new Date().setUTCHours(48, 0, 0, 0);
    const now = vi.spyOn(Date, 'now').mockReturnValue(midnight - 1000);
    bucket().expire();
    const before = [...bucket().objects.keys()];
    now.mockReturnValue(midnight);
    bucket().expire();
    now.mockRestore();

    expect(before).toContain('uploads/1');
    expect(await keys()).toEqual(['attachments/1']);
  });
});

describe('EventBridge', () => {
  test('hears of every object that is put or copied, if the bucket says so', async () => {
    await put('silent');
    bucket().publishesEvents = true;
    const { ETag } = await put('incoming/1', 'four');
    await sdk().send(
      new CopyObjectCommand({ Bucket, Key: 'copy', CopySource: `${Bucket}/incoming/1` }),
    );

    expect(events()).toMatchObject([
      {
        source: 'aws.s3',
        'detail-type': 'Object Created',
        resources: ['arn:aws:s3:::files'],
        detail: {
          bucket: { name: 'files' },
          object: { key: 'incoming/1', size: 4, etag: ETag?.replaceAll('"', '') },
          reason: 'PutObject',
        },
      },
      { detail: { object: { key: 'copy' }, reason: 'CopyObject' } },
    ]);
  });
});

describe('The service', () => {
  test('rejects callers without the access key of its data folder', async () => {
    const { endpoint } = sdk().config;
    const url = await endpoint?.();
    const other = new S3Client(optionsFor(`http://${url?.hostname}:${url?.port}`, 'another'));
    const writing = other.send(new PutObjectCommand({ Bucket, Key: 'one', Body: '' }));

    await expect(writing).rejects.toEqual(s3Error('InvalidAccessKeyId', 403));
    expect(await keys()).toEqual([]);
  });

  test('names what it does not know', async () => {
    const listing = sdk().send(new ListObjectsV2Command({ Bucket, Delimiter: '/' }));

    await expect(listing).rejects.toEqual(s3Error('NotImplemented', 501));
  });
});
