import { GetObjectCommand, S3ServiceException } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, onTestFinished, test } from 'vitest';
// oxlint-disable-next-line import/no-unassigned-import -- the functions read it as they load
import './environment.ts';
import { ApiError } from '#functions/http/api-error.ts';
import { s3 } from '#functions/aws/s3-client.ts';
import { readFileStart, readFile } from '#functions/files/files-store.ts';

/** S3 fails with a status. */
function failing(httpStatusCode: number): void {
  const stub = mockClient(s3);
  onTestFinished(() => stub.restore());
  const error = new S3ServiceException({
    name: String(httpStatusCode),
    $fault: httpStatusCode < 500 ? 'client' : 'server',
    $metadata: { httpStatusCode },
  });
  stub.on(GetObjectCommand).rejects(error);
}

// S3 says 403 to a role that may not list.
test.each([404, 403])('A key that S3 answers with %i has no file', async (status) => {
  failing(status);

  expect(await readFile('originals/K7M2-9QXA/1')).toBeUndefined();
  expect(await readFileStart('originals/K7M2-9QXA/1', 16)).toBeUndefined();
});

test('An outage of S3 is one of ours', async () => {
  failing(503);

  await expect(readFile('originals/K7M2-9QXA/1')).rejects.toThrow(new ApiError('unavailable'));
  await expect(readFileStart('originals/K7M2-9QXA/1', 16)).rejects.toThrow(
    new ApiError('unavailable'),
  );
});
