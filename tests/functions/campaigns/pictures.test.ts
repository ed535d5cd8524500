import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { picturePattern } from '#contract/campaign.ts';
import { readJpeg } from '#contract/jpeg.ts';
import { call, failure, rejection } from '../call.ts';
import { given } from '../environment.ts';
import { rowsOf, withTables } from '../tables.ts';

withTables();
const s3 = mockClient(S3Client);
beforeEach(() => {
  s3.reset();
  s3.on(PutObjectCommand).resolves({});
});

const [begin, end] = [Buffer.from('ffd8', 'hex'), Buffer.from('ffd9', 'hex')];

function segment(code: number, content: string | Buffer): Buffer {
  const body = Buffer.from(content);
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

const jfif = segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0');
/** In it, FF 00 is a byte of the picture and FF D0 a restart. */
const scan = Buffer.concat([segment(0xda, 'scan'), Buffer.from('12ff0034ffd056', 'hex')]);
const picture = Buffer.concat([begin, jfif, segment(0xdb, 'table'), scan, end]);

function padded(bytes: number): Buffer {
  return Buffer.concat([begin, jfif, segment(0xda, 'scan'), Buffer.alloc(bytes, 7), end]);
}

function add(bytes: Buffer) {
  return call('addPicture', { body: { data: bytes.toString('base64') } });
}

test('A picture is stored under its hash, with a look at it in 30 days', async () => {
  const { status, body } = await add(picture);

  expect(status).toBe(200);
  expect(body.path).toMatch(picturePattern);
  const [stored] = s3.commandCalls(PutObjectCommand);
  expect(stored?.args[0].input).toMatchObject({
    Bucket: given.SITE_BUCKET,
    Key: body.path.slice(1),
    ContentType: 'image/jpeg',
  });
  expect(await rowsOf('campaigns')).toMatchObject([
    { campaign: 'pictures', entry: `picture#${body.path.slice(6, 38)}`, outbox: 'due' },
  ]);
});

test('The same picture twice is one', async () => {
  const paths = [(await add(picture)).body.path, (await add(picture)).body.path];

  expect(new Set(paths).size).toBe(1);
  expect(await rowsOf('campaigns')).toHaveLength(1);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test.each([
  ['an SVG with a script', Buffer.from(svg)],
  ['a JPEG with a page behind it', Buffer.concat([picture, Buffer.from(svg)])],
  ['a JPEG with another behind it', Buffer.concat([picture, picture])],
  ['half a JPEG', picture.subarray(0, -4)],
  ['a JPEG without a picture', Buffer.concat([begin, jfif, end])],
])('What is %s is rejected', async (_what, bytes) => {
  const message = 'data must be a JPEG picture';
  expect(await add(bytes)).toMatchObject(rejection({ field: 'data', rule: 'format', message }));
  expect([await rowsOf('campaigns'), s3.calls()]).toEqual([[], []]);
});

test.each([
  ['Exif', segment(0xe1, 'Exif\0\0MM\0*')],
  ['IPTC', segment(0xed, 'Photoshop 3.0\0')],
  ['several pictures', segment(0xe2, 'MPF\0')],
  ['a comment', segment(0xfe, 'taken at home')],
])('A picture with %s is rejected, wherever it stands', async (_what, note) => {
  const message = 'data must hold no Exif data or other notes of a camera or program';
  for (const parts of [
    [begin, note, jfif, scan, end],
    [begin, jfif, scan, note, scan, end],
  ]) {
    expect(await add(Buffer.concat(parts))).toMatchObject(
      rejection({ field: 'data', rule: 'format', message }),
    );
  }
});

test('A browser takes the notes out that its own encoder wrote', async () => {
  const profile = segment(0xe2, 'ICC_PROFILE\0\x01\x01');
  const [exif, comment] = [segment(0xe1, 'Exif\0\0MM\0*'), segment(0xfe, 'by a canvas')];
  const written = Buffer.concat([begin, jfif, exif, profile, scan, comment, scan, end]);
  const parts = readJpeg(written)?.parts ?? [];

  expect(Buffer.concat(parts)).toEqual(Buffer.concat([begin, jfif, profile, scan, scan, end]));
});

test('A picture keeps its colours’ profile', async () => {
  const profile = segment(0xe2, 'ICC_PROFILE\0\x01\x01');
  expect((await add(Buffer.concat([begin, jfif, profile, scan, end]))).status).toBe(200);
});

test('A picture over 1 MB is rejected by name, and a much larger body before it is read', async () => {
  expect(await add(padded(1_000_000))).toMatchObject(
    rejection({ field: 'data', rule: 'too_long', message: 'data must be 1 MB at most' }),
  );
  expect(await add(padded(1_100_000))).toMatchObject(failure(413, 'payload_too_large'));
});
