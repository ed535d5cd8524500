// A function's process for frozen.test.ts: `node frozen-process.ts <service>`. Each line of standard input is an
// invocation.
import { createInterface } from 'node:readline';

const [, , service = ''] = process.argv;
for (const name of ['COGNITO_IDENTITY_PROVIDER', 'DYNAMODB', 'SESV2']) {
  process.env[`AWS_ENDPOINT_URL_${name}`] = service;
}

await import('./environment.ts');
const { checkPassword } = await import('#functions/staff/cognito-passwords.ts');
const { isActive } = await import('#functions/staff/cognito-http.ts');
const { sendMail } = await import('#functions/outbox/mail-client.ts');
const { secondsToToken } = await import('#functions/rate-limits/bucket-store.ts');
const { checkSite } = await import('#functions/canary/site-check.ts');

const mail = { to: ['ada@engines.example'], subject: 'News', text: 'News', html: 'News' };
const calls: Readonly<Record<string, () => Promise<unknown>>> = {
  'a sign-in': () => checkPassword('ada', 'her password'),
  // As many connections as a list has partitions.
  'reads of a table': () =>
    Promise.all(
      Array.from({ length: 20 }, () => secondsToToken('bucket', { burst: 1, seconds: 1 })),
    ),
  'the authorizer': () => isActive('the.access.token'),
  'a mail': () => sendMail('digest', mail),
  'the canary': async () => {
    const failed = await checkSite(service, 'key');
    // The canary requests the page first; this server has only that.
    if (failed !== 'asset') throw new Error(`It failed at: ${failed}.`);
  },
};

for await (const name of createInterface(process.stdin)) {
  const outcome = await calls[name]?.().then(
    () => 'succeeded',
    (error: unknown) => String(error instanceof Error ? (error.cause ?? error) : error),
  );
  process.stdout.write(`${outcome}\n`);
}
