import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { apiBase, type Endpoint, endpoints } from '#contract/endpoints.ts';
import { stageNamed } from '#infra/stages.ts';
import { synthesize } from '#infra/synth.ts';
import { runSchedule, spawnSite, type SpawnedSite } from '../local/spawn-site.ts';
import { temporaryFolder } from 'cdk-laptop/testing/temporary-folder.ts';
import { signalFunctions } from './processes.ts';
import { staff } from './staff-user.ts';

export interface Reply {
  /** 0 without a response. */
  readonly status: number;
  readonly body: string;
  readonly cookies: readonly string[];
  /** The query of the next page. */
  readonly next: string | undefined;
}

interface Call {
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
  /** The path parameter. */
  readonly parameter?: string;
}

const Mail = z.object({
  messageId: z.string(),
  subject: z.string(),
  destination: z.object({ to: z.array(z.string()) }),
  headers: z.record(z.string(), z.string()),
  body: z.object({ text: z.string() }),
});
export type Mail = z.infer<typeof Mail>;
const Store = z.object({ emails: z.array(Mail) });

/** The whole product on this machine, killed now and then, as its users see it. */
export class SoakSite {
  readonly dataDir = temporaryFolder();
  /** Actions, and requests that failed at first, by kind. */
  readonly counts: Record<string, number> = {};
  /** By id; the local SES keeps 500. */
  readonly mails = new Map<string, Mail>();
  readonly #assembly = assemblyOfManyMails();
  #runtime: Promise<SpawnedSite> = this.#spawn();
  readonly #cookies = new Map<string, string>();
  #signingIn: Promise<void> | undefined;
  #visitor = 0;

  #spawn(): Promise<SpawnedSite> {
    const environment = { DATA_DIR: this.dataDir, SCHEDULE: 'OutboxSchedule' };
    return spawnSite(environment, { assembly: this.#assembly });
  }

  count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  async killFunctions(): Promise<void> {
    const { process: runtime } = await this.#runtime;
    signalFunctions('SIGKILL', runtime.pid);
  }

  /** @param withDatabase also kills its process at once; otherwise it ends after the runtime */
  async killRuntime(withDatabase: boolean): Promise<void> {
    const killed = await this.#runtime;
    const restart = async () => {
      if (withDatabase) killed.signalAll('SIGKILL');
      else killed.signal('SIGKILL');
      await killed.ended;
      return this.#spawn();
    };
    this.#runtime = restart();
    await this.#runtime;
  }

  /** Runs the outbox to the end. */
  async dispatch(): Promise<void> {
    await runSchedule(await this.#runtime);
  }

  /** A visitor's call, from a separate address if this machine has several. */
  async visit(endpoint: Endpoint, call: Call): Promise<Reply> {
    this.#visitor += 1;
    const localAddress = `127.1.${(this.#visitor >> 8) % 256}.${this.#visitor % 256}`;
    return this.#persist(endpoint, call, process.platform === 'linux' ? { localAddress } : {});
  }

  /** A staff user's call. Signs in again when the session has ended. */
  async staff(endpoint: Endpoint, call: Call = {}): Promise<Reply> {
    for (;;) {
      const cookie = Array.from(this.#cookies.values()).join('; ');
      const headers = { ...call.headers, cookie };
      const reply = await this.#persist(endpoint, { ...call, headers });
      if (reply.status !== 401 && reply.status !== 403) return reply;
      await (this.#signingIn ??= this.#signIn().finally(() => (this.#signingIn = undefined)));
    }
  }

  /** Everything that SES accepted. */
  async readMails(): Promise<void> {
    const reply = await this.#mailbox('GET', '/store');
    for (const mail of Store.parse(JSON.parse(reply.body)).emails) {
      this.mails.set(mail.messageId, mail);
    }
  }

  /** The last mail to an address with a matching subject. */
  mailTo(email: string, subject: RegExp): Mail | undefined {
    return Array.from(this.mails.values()).findLast(
      (mail) => mail.destination.to.includes(email) && subject.test(mail.subject),
    );
  }

  report({ messageId }: Mail, what: 'bounce' | 'complain'): Promise<Reply> {
    return this.#mailbox('POST', `/mail/${messageId}/${what}`);
  }

  async #mailbox(method: string, path: string): Promise<Reply> {
    for (;;) {
      const reply = await send(`${(await this.#runtime).mailbox}${path}`, method, {});
      if (reply.status > 0) return reply;
    }
  }

  async #signIn(): Promise<void> {
    const { username, password } = staff;
    const cookie = Array.from(this.#cookies.values()).join('; ');
    const reply = await this.#persist(endpoints.signIn, {
      body: { username, password },
      headers: { cookie },
    });
    if (reply.status !== 200) throw new Error(`Signing in: ${reply.status} ${reply.body}`);
    for (const line of reply.cookies) {
      const [pair = ''] = line.split(';', 1);
      this.#cookies.set(pair.split('=', 1)[0] ?? '', pair);
    }
    this.count('signed in');
  }

  /** Calls until a response gives the outcome. */
  async #persist(endpoint: Endpoint, call: Call, from = {}): Promise<Reply> {
    for (;;) {
      const { method, path } = endpoint;
      const place = path.replace(/\{\w+\}/, call.parameter ?? '') + (call.query ?? '');
      const reply = await send(
        `${(await this.#runtime).url}${apiBase}${place}`,
        method,
        call,
        from,
      );
      if (reply.status > 0 && reply.status < 500) return reply;
      this.count(reply.status === 0 ? 'calls without response' : `responses of ${reply.status}`);
    }
  }
}

/** An assembly whose daily limit delays no mail. */
function assemblyOfManyMails(): string {
  const development = stageNamed('development');
  const outdir = join(temporaryFolder(), 'cdk.out');
  const mail = development.mail && { ...development.mail, unconfirmedPerDay: 1_000_000 };
  synthesize({ root: '.', outdir, stage: { ...development, mail } });
  return outdir;
}

/** One request on its own connection. */
function send(
  url: string,
  method: string,
  { body: given, headers }: Call,
  from: { localAddress?: string } = {},
): Promise<Reply> {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  const none = () => resolve({ status: 0, body: '', cookies: [], next: undefined });
  const { host, port, pathname, search } = new URL(url);
  const outgoing = request({
    ...from,
    agent: false,
    host: '127.0.0.1',
    port,
    method,
    path: pathname + search,
    headers: { host, ...(given && { 'content-type': 'application/json' }), ...headers },
  });
  outgoing.on('error', none);
  outgoing.on('response', (response) => {
    receive(response).then(resolve, none);
  });
  outgoing.end(given && JSON.stringify(given));
  return promise;
}

async function receive(response: IncomingMessage): Promise<Reply> {
  const { statusCode: status = 0, headers } = response;
  const next = /<[^>]*(\?[^>]*)>; rel="next"/.exec(String(headers['link']))?.[1];
  return { status, body: await text(response), cookies: headers['set-cookie'] ?? [], next };
}
