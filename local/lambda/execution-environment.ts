import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { adopt } from '../children.ts';
import { readBody } from '../http.ts';
import { listen } from '../listen.ts';
import { isSame, refuse, withoutBrowsers } from '../service-access.ts';
import { variablesOf, type LambdaSettings } from './settings.ts';

export interface Invocation {
  readonly requestId: string;
  readonly event: string;
}

const InvocationError = z.object({ errorType: z.string(), errorMessage: z.string() });
type InvocationError = z.infer<typeof InvocationError>;

/** What came of an invocation: the handler's result as JSON, or why there is none. */
export type Outcome = { readonly payload: string } | { readonly error: InvocationError };

/** Lambda gives a function this long to load its code, in milliseconds. */
const initTimeout = 10_000;

/** The largest answer that Lambda takes from a function, in octets. */
const payloadLimit = 6 * 1024 * 1024;

const bootstrap = fileURLToPath(new URL('bootstrap.ts', import.meta.url));

/**
 * One execution environment: a process that handles one invocation at a time, and the Runtime API that it
 * asks for them. Once it failed to load, ran out of time or ended by itself, it is dead for good.
 */
export class ExecutionEnvironment {
  dead = false;
  readonly #settings: LambdaSettings;
  /** Begins the path of every call, so that no other program answers for the function. */
  readonly #secret = randomBytes(24).toString('base64url');
  readonly #api = createServer(
    withoutBrowsers((request, response) => void this.#answer(request, response)),
  );
  /** Settles when the process asks for its next invocation. */
  #next: PromiseWithResolvers<ServerResponse> = Promise.withResolvers();
  #settle: ((outcome: Outcome) => void) | undefined;
  readonly #child: Promise<ChildProcess>;

  constructor(settings: LambdaSettings) {
    this.#settings = settings;
    this.#child = this.#boot();
  }

  /** Handles an invocation when the one before is done. Never rejects. */
  async run(invocation: Invocation): Promise<Outcome> {
    if (this.dead)
      return { error: { errorType: 'Runtime.ExitError', errorMessage: 'It is dead.' } };
    const { timeoutMs } = this.#settings;
    const outcome = Promise.withResolvers<Outcome>();
    this.#settle = outcome.resolve;
    let timer = this.#endAfter(initTimeout, 'loading its code', invocation);
    const deliver = async () => {
      const response = await this.#next.promise;
      clearTimeout(timer);
      timer = this.#endAfter(timeoutMs, 'handling a request', invocation);
      this.#next = Promise.withResolvers();
      this.#deliver(invocation, response);
    };
    void deliver();
    const result = await outcome.promise;
    clearTimeout(timer);
    this.#settle = undefined;
    return result;
  }

  /** Ends the process at once, whatever it is doing. */
  async kill(): Promise<void> {
    this.dead = true;
    const child = await this.#child;
    // One that could not be started has no pid, and never ends.
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    }
    this.#api.close();
    this.#api.closeAllConnections();
  }

  async #boot(): Promise<ChildProcess> {
    const { code, memoryMb } = this.#settings;
    const port = await listen(this.#api);
    const child = adopt(
      spawn(process.execPath, [`--max-old-space-size=${memoryMb}`, bootstrap], {
        cwd: code,
        env: variablesOf(this.#settings, `127.0.0.1:${port}/${this.#secret}`),
        stdio: 'pipe',
      }),
    );
    this.#copyToLog(child.stdout);
    this.#copyToLog(child.stderr);
    // Such as a machine that has no memory left for one more process.
    child.on('error', (error) => this.#end('Runtime.ExitError', error.message));
    child.on('exit', (status, signal) => {
      const how = status === null ? `signal: ${signal}` : `exit status ${status}`;
      this.#end('Runtime.ExitError', `Runtime exited with error: ${how}`);
    });
    return child;
  }

  #deliver({ requestId, event }: Invocation, response: ServerResponse): void {
    response.writeHead(200, {
      'content-type': 'application/json',
      'lambda-runtime-aws-request-id': requestId,
      'lambda-runtime-deadline-ms': String(Date.now() + this.#settings.timeoutMs),
      'lambda-runtime-invoked-function-arn': this.#settings.arn,
      'lambda-runtime-trace-id': 'Root=1-00000000-000000000000000000000000;Sampled=0',
    });
    response.end(event);
  }

  /** The Runtime API, version 2018-06-01. */
  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '' } = request;
    if (!isSame(url.split('/', 2)[1] ?? '', this.#secret)) return refuse(response);
    if (url.endsWith('/invocation/next')) return this.#next.resolve(response);
    const body = await readBody(request, payloadLimit);
    response.writeHead(202).end();
    if (body === undefined) {
      return this.#end('Function.ResponseSizeTooLarge', 'The answer is larger than 6 MB.');
    }
    if (url.endsWith('/response')) this.#settle?.({ payload: body.toString() });
    else this.#fail(JSON.parse(body.toString()));
  }

  #fail(reported: object): void {
    const error = InvocationError.parse(reported);
    this.#settings.log({ function: this.#settings.name, ...reported });
    // The handler's own errors leave the process as it is; those of the runtime are the end of it.
    if (error.errorType.startsWith('Runtime.')) this.dead = true;
    this.#settle?.({ error });
  }

  #endAfter(milliseconds: number, doing: string, { requestId }: Invocation): NodeJS.Timeout {
    const seconds = (milliseconds / 1000).toFixed(2);
    const message = `${requestId} Task timed out after ${seconds} seconds (${doing})`;
    return setTimeout(() => this.#end('Sandbox.Timedout', message), milliseconds);
  }

  #end(errorType: string, errorMessage: string): void {
    if (!this.dead) this.#settings.log({ function: this.#settings.name, errorType, errorMessage });
    this.dead = true;
    this.#settle?.({ error: { errorType, errorMessage } });
    void this.kill();
  }

  #copyToLog(output: Readable): void {
    const { log, name } = this.#settings;
    createInterface(output).on('line', (line) => log({ function: name, ...parseLine(line) }));
  }
}

/** Functions log JSON; what else they print (a crash of Node) becomes a message. */
function parseLine(line: string): object {
  try {
    const parsed: unknown = JSON.parse(line);
    return typeof parsed === 'object' && parsed !== null ? parsed : { message: line };
  } catch {
    return { message: line };
  }
}
