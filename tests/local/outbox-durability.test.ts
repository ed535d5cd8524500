import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { listen } from '#local/listen.ts';
import { spawnRuntime, type SpawnedRuntime } from './spawn-runtime.ts';
import { temporaryFolder } from './temporary-folder.ts';

const rounds = 20;

const Input = z.object({
  Destination: z.object({ ToAddresses: z.array(z.string()) }),
  Content: z.object({ Simple: z.object({ Subject: z.object({ Data: z.string() }) }) }),
});

/** What happens to the runtime when SES gets a mail: nothing, or it dies before SES has taken it, or after. */
type Moment = 'never' | 'before' | 'after';

/** An SES whose `kill` is called in the middle of a request, which then gets no response. */
async function startSes() {
  const sent: string[] = [];
  const state: { moment: Moment; kill: () => void } = { moment: 'never', kill: () => {} };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { Destination, Content } = Input.parse(JSON.parse(body));
      if (state.moment !== 'before' && Content.Simple.Subject.Data.startsWith('Confirm')) {
        sent.push(...Destination.ToAddresses);
      }
      if (state.moment !== 'never') return state.kill();
      response.setHeader('content-type', 'application/json');
      return response.end('{"MessageId":"sent"}');
    });
  });
  const port = await listen(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { sent, state, endpoint: `http://127.0.0.1:${port}` };
}

async function subscribe({ url }: SpawnedRuntime, email: string): Promise<number> {
  const response = await fetch(`${url}/api/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, elapsed: 10_000 }),
  });
  return response.status;
}

test(
  `Every acknowledged subscription gets its mail, although ${rounds} kill -9 came between put and send`,
  { timeout: 900_000 },
  async () => {
    const { sent, state, endpoint } = await startSes();
    const environment = {
      DATA_DIR: temporaryFolder(),
      AWS_ENDPOINT_URL_SESV2: endpoint,
      SCHEDULE: 'OutboxSchedule',
    };
    const acknowledged: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const runtime = await spawnRuntime('cdk.out', environment);
      const email = `reader${round}@mail.example`;
      if ((await subscribe(runtime, email)) === 200) acknowledged.push(email);
      // With its database's process in one round, and before it in the next.
      state.kill = () =>
        round % 2 === 0 ? runtime.signalAll('SIGKILL') : runtime.signal('SIGKILL');
      // In the first half, in the middle of a mail: the leases of those rows end while the others go on.
      if (round <= rounds / 2) {
        state.moment = round % 4 < 2 ? 'before' : 'after';
        runtime.signal('SIGUSR2');
      } else {
        state.kill();
      }
      await runtime.ended;
    }
    expect(acknowledged).toHaveLength(rounds);
    expect(new Set(sent).size).toBeLessThan(rounds);

    state.moment = 'never';
    const runtime = await spawnRuntime('cdk.out', environment);
    const lost = () => {
      runtime.signal('SIGUSR2');
      return acknowledged.filter((email) => !sent.includes(email));
    };
    // A lease is two minutes.
    await expect.poll(lost, { timeout: 200_000, interval: 2000 }).toEqual([]);
  },
);
