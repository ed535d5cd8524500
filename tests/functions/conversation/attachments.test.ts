import { describe, expect, test } from 'vitest';
import { staffLimits } from '#contract/limits.ts';
import { call, failure, rejection } from '../call.ts';
import { contact, idOf, messageRow } from '../contact/contact-rows.ts';
import { objects, store, withBucket } from '../bucket.ts';
import { insert, rowsOf, withTables } from '../tables.ts';
import { id, messages, reply, withContact } from './conversations.ts';

withTables();
withContact();
withBucket();

const starts = {
  'image/png': Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  'image/jpeg': Buffer.from('\xff\xd8\xff\xe0', 'latin1'),
  'image/gif': Buffer.from('GIF89a'),
  'image/webp': Buffer.from('RIFF\n\r\n\nWEBP'),
  'application/pdf': Buffer.from('%PDF-1.7'),
} as const;
const png = starts['image/png'];

function offer(file: object, of = id) {
  const body = { name: 'map.png', type: 'image/png', size: 100, ...file };
  return call('offerUpload', { body, parameters: { id: of } });
}

/** Announces a file and stores what a browser has put there. */
async function upload(file: object = {}, content = png, of = id): Promise<string> {
  const { body } = await offer(file, of);
  store(`files/uploads/${of}/${body.id}`, content);
  return body.id;
}

describe('A link to upload', () => {
  test('is on the site’s host, for five minutes, with type and size signed', async () => {
    const { status, body } = await offer({ size: 12_345 });

    expect(status).toBe(200);
    const url = new URL(body.url, 'https://quietgrid.example');
    expect(url.host).toBe('quietgrid.example');
    expect(url.pathname).toBe(`/files/uploads/${id}/${body.id}`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      'X-Amz-Expires': '300',
      'X-Amz-SignedHeaders': 'content-length;content-type;host',
    });
    expect(body.url).not.toMatch(/checksum/i);
  });

  test.each([
    [{ name: 'map.jpg' }, { field: 'name', rule: 'format' }],
    [{ name: 'png' }, { field: 'name', rule: 'format' }],
    [{ name: 'map.png\n' + 'x'.repeat(staffLimits.fileName.max) }, { field: 'name' }],
    [{ type: 'image/svg+xml' }, { field: 'type', rule: 'format' }],
    [{ type: 'text/html' }, { field: 'type', rule: 'format' }],
    [{ size: 0 }, { field: 'size', rule: 'too_short' }],
    [{ size: staffLimits.attachmentBytes + 1 }, { field: 'size', rule: 'too_long' }],
  ])('is refused for %j', async (file, field) => {
    expect(await offer(file)).toMatchObject(rejection(field));
  });

  test('needs a contact', async () => {
    expect(await offer({}, idOf(1))).toMatchObject(failure(404, 'not_found'));
  });
});

describe('A reply with files', () => {
  test.each(Object.entries(starts))('takes %s', async (type, content) => {
    const name = `Über uns.${type.split('/')[1]}`;
    const file = await upload({ name, type }, content);

    const { body } = await reply({ text: 'See this.', attachments: [file, file] });

    const attachment = { id: file, name, type, size: content.length };
    expect(body.attachments).toEqual([attachment]);
    expect((await messages())[1].attachments).toEqual([attachment]);
    expect(objects.get(`files/attachments/${id}/${file}`)?.body).toEqual(content);
  });

  test('can be sent again after it was taken back', async () => {
    const file = await upload();
    const { body } = await reply({ text: 'See this.', attachments: [file] });
    await call('undoReply', { parameters: { id, message: body.id } });
    expect((await reply({ text: 'See that.', attachments: [file] })).status).toBe(200);
  });

  test('is rejected if a file is unknown, of another contact or not uploaded', async () => {
    await insert('contacts', [contact(1)]);
    const foreign = await upload({}, png, idOf(1));
    const { body: missing } = await offer({});
    for (const [file, rule] of [
      ['no-such-file', 'unknown'],
      ['../../originals', 'unknown'],
      [foreign, 'unknown'],
      [missing.id, 'required'],
    ]) {
      expect(await reply({ text: 'x', attachments: [file] })).toMatchObject(
        rejection({ field: 'attachments', ...(rule !== undefined && { rule }) }),
      );
    }
    expect((await rowsOf('messages')).filter(({ direction }) => direction)).toEqual([]);
  });

  test('is rejected if a file is of another kind than it says', async () => {
    const file = await upload({}, Buffer.from('<!doctype html><script>'));
    expect(await reply({ text: 'x', attachments: [file] })).toMatchObject(
      rejection({
        field: 'attachments',
        rule: 'format',
        message: 'attachments must be what they say: map.png is not a PNG picture',
      }),
    );
  });

  test('is rejected above 7 MB in all', async () => {
    const half = Buffer.concat([png, Buffer.alloc(3_600_000)]);
    const two = [await upload({}, half), await upload({}, half)];
    expect(await reply({ text: 'x', attachments: two })).toMatchObject(
      rejection({ field: 'attachments', rule: 'too_long' }),
    );
    expect((await reply({ text: 'x', attachments: two.slice(1) })).status).toBe(200);
  });

  test('is rejected with more than ten files', async () => {
    const attachments = Array.from({ length: 11 }, (_, at) => `file-${at}`);
    expect(await reply({ text: 'x', attachments })).toMatchObject(
      rejection({ field: 'attachments', rule: 'too_long' }),
    );
  });
});

function open(attachment: string, of = id) {
  return call('openAttachment', { parameters: { id: of, attachment } });
}

async function insertReceived(attachment: object, verdicts: object = {}): Promise<void> {
  const file = {
    id: 'm-1',
    name: 'Größe "1".pdf',
    type: 'application/pdf',
    size: 5,
    ...attachment,
  };
  await insert('messages', [messageRow(id, 'm', { attachments: [file], verdicts })]);
}

describe('A file', () => {
  test('downloads under its name for a minute', async () => {
    await insertReceived({});

    const { status, headers } = await open('m-1');

    expect(status).toBe(303);
    expect(headers['cache-control']).toBe('no-store');
    const url = new URL(String(headers['location']), 'https://quietgrid.example');
    expect(url.host).toBe('quietgrid.example');
    expect(url.pathname).toBe(`/files/attachments/${id}/m-1`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      'X-Amz-Expires': '60',
      'response-content-type': 'application/pdf',
      'response-content-disposition': `attachment; filename="Gr__e _1_.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22.pdf`,
    });
  });

  test('of a type that a browser might run is only bytes', async () => {
    await insertReceived({ type: 'text/html' });
    const { headers } = await open('m-1');
    expect(headers['location']).toContain('response-content-type=application%2Foctet-stream');
  });

  test('of a mail in which SES found a virus is a 404', async () => {
    await insertReceived({}, { virus: 'fail' });
    expect(await open('m-1')).toMatchObject(failure(404, 'not_found'));
  });

  test('of another contact, or of no message, is a 404', async () => {
    await insert('contacts', [contact(1)]);
    await insertReceived({});
    const unsent = await upload();
    for (const [file = '', of] of [
      ['m-1', idOf(1)],
      [unsent, id],
      ['m-2', id],
    ]) {
      expect(await open(file, of)).toMatchObject(failure(404, 'not_found'));
    }
  });
});
