import { vi } from 'vitest';
import type * as config from '#functions/aws/client-config.ts';
import { captureLogs } from './logs.ts';

captureLogs();

// Beside other work, twenty calls at once take the embedded DynamoDB longer than AWS is given.
vi.mock('#functions/aws/client-config.ts', async (importOriginal) => {
  const original = await importOriginal<typeof config>();
  const { clientConfig } = original;
  const requestHandler = { ...clientConfig.requestHandler, requestTimeout: 30_000 };
  return { ...original, clientConfig: { ...clientConfig, requestHandler } };
});
