import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach } from 'vitest';
import { given } from '../environment.ts';

export interface StoredFile {
  readonly text: string;
  readonly type?: string | undefined;
  readonly cacheControl?: string | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
}

const forbidden = new S3ServiceException({
  name: 'AccessDenied',
  $fault: 'client',
  $metadata: { httpStatusCode: 403 },
});

/** The site's bucket in memory for each test of a file, by key. S3 forbids what is not there. */
export function withSiteFiles(): Map<string, StoredFile> {
  const files = new Map<string, StoredFile>();
  const s3 = mockClient(S3Client);
  const ofSite = { Bucket: given.SITE_BUCKET };
  beforeEach(() => {
    files.clear();
    s3.reset();
    s3.on(GetObjectCommand, ofSite).callsFake(({ Key }) => {
      const file = files.get(Key);
      if (file === undefined) throw forbidden;
      const bytes = Buffer.from(file.text);
      return {
        Body: { transformToByteArray: () => Promise.resolve(bytes) },
        Metadata: file.metadata,
      };
    });
    s3.on(PutObjectCommand, ofSite).callsFake(
      ({ Key, Body, ContentType: type, CacheControl: cacheControl, Metadata: metadata }) => {
        files.set(Key, { text: Buffer.from(Body).toString(), type, cacheControl, metadata });
        return {};
      },
    );
    s3.on(DeleteObjectCommand, ofSite).callsFake(({ Key }) => {
      files.delete(Key);
      return {};
    });
  });
  return files;
}
