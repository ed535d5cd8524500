import type { RuntimeOptions } from './runtime.ts';

/**
 * Reads the runtime's options from environment variables, all optional, and from the flag `--tls`.
 * @throws Error in one line if PORT is not a port
 */
export function readSettings(
  environment: NodeJS.ProcessEnv,
  flags: readonly string[] = [],
): RuntimeOptions {
  const { PORT, DATA_DIR, VIEWER_COUNTRY, STAFF_USERNAME, STAFF_PASSWORD, DYNAMODB_ENDPOINT } =
    environment;
  const tls = flags.includes('--tls');
  return {
    assembly: 'cdk.out',
    dataDir: DATA_DIR || '.local',
    port: readPort(PORT || (tls ? '8443' : '8080')),
    ...(tls && { tls }),
    ...(VIEWER_COUNTRY && { viewerCountry: VIEWER_COUNTRY }),
    ...(DYNAMODB_ENDPOINT && { dynamodbEndpoint: DYNAMODB_ENDPOINT }),
    staff: {
      ...(STAFF_USERNAME && { username: STAFF_USERNAME }),
      ...(STAFF_PASSWORD && { password: STAFF_PASSWORD }),
    },
  };
}

export function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`PORT must be a number from 0 to 65535, not "${text}".`);
}
