import { mockClient } from 'aws-sdk-client-mock';
import {
  CopyObjectCommand,
  GetObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { beforeEach } from 'vitest';
import { call } from '../call.ts';
import { contact, idOf } from '../contact/contact-rows.ts';
import { insert, rowsOf } from '../tables.ts';

/** The contact of most tests: open, unassigned, from Ada. */
export const id = idOf(0);

export const ada = 'ada@engines.example';

export function insertContact(changes: Parameters<typeof contact>[1] = {}): Promise<void> {
  return insert('contacts', [contact(0, changes)]);
}

let keys = 0;

/** A new idempotency key. */
export function newKey(): string {
  keys += 1;
  return `c0ffee00-c0ffee00-${String(keys).padStart(6, '0')}`;
}

/** Sends a reply. Without a key it is a new one. */
export function reply(
  body: object | string,
  { key = newKey(), username, of = id }: { key?: string; username?: string; of?: string } = {},
) {
  return call('addReply', {
    body: typeof body === 'string' ? { text: body } : body,
    headers: { 'idempotency-key': key },
    parameters: { id: of },
    ...(username !== undefined && { username }),
  });
}

export async function messages(of = id) {
  const { body } = await call('getContact', { parameters: { id: of } });
  return body.messages;
}

export async function theContact(): Promise<Record<string, unknown>> {
  const [row] = await rowsOf('contacts');
  return row ?? {};
}

/** The audit log's actions, oldest first. */
export async function actions(): Promise<unknown[]> {
  const rows = await rowsOf('activity');
  return rows
    .toSorted((one, other) => String(one['timeAndId']).localeCompare(String(other['timeAndId'])))
    .map(({ action }) => action);
}

const forbidden = new S3ServiceException({
  name: 'AccessDenied',
  $fault: 'client',
  $metadata: { httpStatusCode: 403 },
});

/** A bucket in memory for each test of a file, by key. S3 forbids what is not there. */
export function withFiles(): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const s3 = mockClient(S3Client);
  beforeEach(() => {
    files.clear();
    s3.reset();
    s3.on(GetObjectCommand).callsFake(({ Key, Range }) => {
      const file = files.get(Key);
      if (file === undefined) throw forbidden;
      const end = /^bytes=0-(\d+)$/.exec(Range ?? '')?.[1];
      const part = end === undefined ? file : file.subarray(0, Number(end) + 1);
      return {
        Body: { transformToByteArray: () => Promise.resolve(part) },
        ContentLength: part.length,
        ...(end !== undefined && { ContentRange: `bytes 0-${part.length - 1}/${file.length}` }),
      };
    });
    s3.on(CopyObjectCommand).callsFake(({ Key, CopySource }) => {
      const file = files.get(decodeURIComponent(CopySource).slice('files/'.length));
      if (file === undefined) throw forbidden;
      files.set(Key, file);
      return {};
    });
  });
  return files;
}
