import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { onTestFinished, expect, test, vi } from 'vitest';
import type { Lambda } from '../src/lambda/lambda.ts';
import { startLambdaService } from '../src/lambda/service.ts';
import { optionsFor } from './sdk.ts';

const accessKeyId = 'thekey';
const arn = 'arn:aws:lambda:us-east-1:000000000000:function:dispatch';

async function service(keyId = accessKeyId) {
  const invoke = vi.fn<Lambda['invoke']>(() => Promise.withResolvers<never>().promise);
  const lambdas = new Map([[arn, { invoke }]]);
  const { endpoint, stop } = await startLambdaService(lambdas, accessKeyId, () => {});
  onTestFinished(stop);
  return { endpoint, invoke, sdk: new LambdaClient(optionsFor(endpoint, keyId)) };
}

test.each(['dispatch', arn])(
  'An asynchronous invocation of %s is accepted before the function responds',
  async (FunctionName) => {
    const { invoke, sdk } = await service();
    const Payload = JSON.stringify({ table: 'contacts' });
    const input = { FunctionName, InvocationType: 'Event' as const, Payload };
    const { StatusCode } = await sdk.send(new InvokeCommand(input));
    expect(StatusCode).toBe(202);
    expect(invoke).toHaveBeenCalledExactlyOnceWith({ table: 'contacts' });
  },
);

const waiting = { InvocationType: 'RequestResponse' } as const;
test.each([
  ['of an unknown function', { FunctionName: 'nobody' }, 'ResourceNotFoundException'],
  ['without JSON', { Payload: 'text' }, 'InvalidRequestContentException'],
  ['larger than 1 MB', { Payload: `"${'x'.repeat(2 ** 20)}"` }, 'RequestTooLargeException'],
  ['that waits for the result', waiting, 'InvalidParameterValueException'],
])('An invocation %s fails', async (_, changes, name) => {
  const { invoke, sdk } = await service();
  const input = { FunctionName: 'dispatch', InvocationType: 'Event' as const, ...changes };
  await expect(sdk.send(new InvokeCommand(input))).rejects.toMatchObject({ name });
  expect(invoke).not.toHaveBeenCalled();
});

test('Only programs that know the access key may invoke a function', async () => {
  const { endpoint, invoke, sdk } = await service('another');
  const input = { FunctionName: 'dispatch', InvocationType: 'Event' as const };
  await expect(sdk.send(new InvokeCommand(input))).rejects.toMatchObject({
    name: 'UnrecognizedClientException',
  });
  const response = await fetch(`${endpoint}/2015-03-31/functions/dispatch/invocations`, {
    method: 'POST',
    headers: {
      'x-amz-invocation-type': 'Event',
      authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/x`,
      origin: 'https://example.com',
    },
  });
  expect(response.status).toBe(403);
  expect(invoke).not.toHaveBeenCalled();
});
