import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { listen } from 'cdk-laptop/listen.ts';
import { signIn } from '../faults/staff-user.ts';
import { sendNew, subscribe } from '../faults/visitor.ts';
import { resetMailLimits, makeDue } from '../make-due.ts';
import { runSchedule, spawnSite } from './spawn-site.ts';
import { temporaryFolder } from 'cdk-laptop/testing/temporary-folder.ts';

/** Four in the middle of a mail: each process killed before and after SES took it. Four with nothing on its way. */
const rounds = 8;

const Input = z.object({
  Destination: z.object({ ToAddresses: z.array(z.string()) }),
  Content: z.object({ Simple: z.object({ Subject: z.object({ Data: z.string() }) }) }),
});

/** What happens to the runtime when SES gets a mail: nothing, or it dies before SES has taken it, or after. */
type Moment = 'never' | 'before' | 'after';

/** What `GetAccount` answers: no limit that a test reaches. */
const quota = JSON.stringify({
  SendQuota: { MaxSendRate: 1000, Max24HourSend: -1, SentLast24Hours: 0 },
});

/** An SES whose `kill` is called in the middle of a request, which then gets no response. */
async function startSes() {
  const sent: string[] = [];
  const state: { moment: Moment; kill: () => void } = { moment: 'never', kill: () => {} };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      response.setHeader('content-type', 'application/json');
      if (request.method === 'GET') return response.end(quota);
      const { Destination, Content } = Input.parse(JSON.parse(body));
      if (state.moment !== 'before' && Content.Simple.Subject.Data.startsWith('Confirm')) {
        sent.push(...Destination.ToAddresses);
      }
      if (state.moment !== 'never') return state.kill();
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

test(
  `Every acknowledged message is stored and every acknowledged subscription gets its mail, despite ${rounds} kill -9`,
  { timeout: 600_000 },
  async () => {
    const { sent, state, endpoint } = await startSes();
    const dataDir = temporaryFolder();
    const environment = {
      DATA_DIR: dataDir,
      AWS_ENDPOINT_URL_SESV2: endpoint,
      SCHEDULE: 'OutboxSchedule',
    };
    const messages: string[] = [];
    const acknowledged: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const runtime = await spawnSite(environment);
      await resetMailLimits(dataDir);
      const message = { key: randomUUID(), text: `round ${round}` };
      messages.unshift(`${await sendNew(runtime.url, message)} ${message.text}`);
      const email = `reader${round}@mail.example`;
      if ((await subscribe(runtime.url, email)).status === 200) acknowledged.push(email);
      // Even rounds kill the database as well, odd rounds only the runtime.
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
    const runtime = await spawnSite(environment);
    const listed = await (await signIn(runtime.url)).list();
    expect(listed.map(({ id, message }) => `${id} ${message}`)).toEqual(messages);
    const lost = () => acknowledged.filter((email) => !sent.includes(email));
    // The leases that ended with their runtime would last for two minutes.
    await makeDue(dataDir, lost());
    await resetMailLimits(dataDir);
    const lostStill = async () => {
      await runSchedule(runtime);
      return lost();
    };
    // A mail that fails on a busy machine waits for the next lease.
    await expect.poll(lostStill, { timeout: 300_000, interval: 1000 }).toEqual([]);
  },
);
