import { S3Client } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, vi } from 'vitest';
import { EventBus, type BusEvent } from '../src/events/event-bus.ts';
import type { Bucket } from '../src/s3/bucket.ts';
import { S3 } from '../src/s3/s3.ts';
import { optionsFor } from './sdk.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const accessKeyId = 'thekey';

/** S3 with the bucket `files` and a data folder of its own in each test of a file, which may start it again. */
export function withS3() {
  let dataDir: string;
  let s3: S3;
  let sdk: S3Client;
  let bucket: Bucket;
  let stop: () => Promise<void>;
  let events: BusEvent[];

  async function open() {
    const bus = new EventBus();
    vi.spyOn(bus, 'put').mockImplementation((event) => events.push(event));
    s3 = new S3(dataDir, bus, () => {});
    bucket = s3.open('files', 'us-east-1', '000000000000');
    const service = await s3.listen(accessKeyId);
    sdk = new S3Client({ ...optionsFor(service.endpoint, accessKeyId), maxAttempts: 1 });
    stop = service.stop;
  }

  beforeEach(async () => {
    dataDir = temporaryFolder();
    events = [];
    await open();
  });
  afterEach(() => stop());
  return {
    dataDir: () => dataDir,
    s3: () => s3,
    bucket: () => bucket,
    sdk: () => sdk,
    events: () => events,
    reopen: async () => {
      await stop();
      await open();
    },
  };
}
