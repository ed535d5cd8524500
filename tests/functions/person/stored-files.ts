import {
  DeleteObjectsCommand,
  ListObjectsV2Command,
  type S3Client,
  type ServiceInputTypes,
  type ServiceOutputTypes,
} from '@aws-sdk/client-s3';
import { type AwsStub, mockClient } from 'aws-sdk-client-mock';
import { s3 } from '#functions/aws/s3-client.ts';

export interface StoredFiles {
  /** The bucket's keys. */
  readonly keys: Set<string>;
  readonly stub: AwsStub<ServiceInputTypes, ServiceOutputTypes, S3Client['config']>;
}

/** A bucket that lists and deletes. Restore the stub after the test. */
export function storeFiles(...stored: readonly string[]): StoredFiles {
  const keys = new Set(stored);
  const stub = mockClient(s3);
  stub.on(ListObjectsV2Command).callsFake(({ Prefix = '' }: { Prefix?: string }) => ({
    Contents: [...keys].filter((key) => key.startsWith(Prefix)).map((Key) => ({ Key })),
  }));
  stub
    .on(DeleteObjectsCommand)
    .callsFake(({ Delete }: { Delete?: { Objects?: { Key?: string }[] } }) => {
      for (const { Key = '' } of Delete?.Objects ?? []) keys.delete(Key);
      return {};
    });
  return { keys, stub };
}
