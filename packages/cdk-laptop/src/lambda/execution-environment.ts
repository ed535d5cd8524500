import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { endProcess, killOnExit } from '../child-processes.ts';
import { readBody } from '../http.ts';
import { listen } from '../listen.ts';
import { equalsInConstantTime, sendForbidden, rejectBrowsers } from '../service-access.ts';
import { environmentOf, type LambdaSettings } from './settings.ts';

export interface Invocation {
  readonly requestId: string;
  readonly event: string;
}

const InvocationError = z.object({ errorType: z.string(), errorMessage: z.string() });
type InvocationError = z.infer<typeof InvocationError>;

/** The handler's result as JSON, or an error. */
export type Outcome = { readonly payload: string } | { readonly error: InvocationError };

/**
 * Lambda's timeout for the init phase. Lambda then repeats the phase within the invocation, with the function's timeout
 * ("Understanding the Lambda execution environment lifecycle"). Here the phase may take as long as both together.
 */
const initTimeoutMs = 10_000;

/** Lambda's limit for a response payload. */
const maxPayloadBytes = 6 * 1024 * 1024;

const bootstrap = fileURLToPath(new URL('bootstrap.ts', import.meta.url));

/**
 * Where the runtime keeps what Node has compiled, the bootstrap is kept too: stripping its types takes a quarter of a
 * start. Not by the variable, which the function would see.
 */
function compileCache(): string[] {
  const { NODE_COMPILE_CACHE } = process.env;
  if (!NODE_COMPILE_CACHE) return [];
  const folder = JSON.stringify(resolve(NODE_COMPILE_CACHE));
  const script = `import { enableCompileCache } from 'node:module'; enableCompileCache(${folder});`;
  return ['--import', `data:text/javascript,${encodeURIComponent(script)}`];
}

/**
 * An execution environment: a process that handles one invocation at a time, and the Runtime API that it polls.
 * It is dead after a failed init phase, a timeout or an exit.
 */
export class ExecutionEnvironment {
  dead = false;
  readonly #settings: LambdaSettings;
  /** The first segment of every path, so that no other program can respond for the function. */
  readonly #secret = randomBytes(24).toString('base64url');
  readonly #api = createServer(
    rejectBrowsers((request, response) => void this.#handle(request, response)),
  );
  /** Resolves when the process asks for its next invocation. */
  #next: PromiseWithResolvers<ServerResponse> = Promise.withResolvers();
  /** Resolves the current invocation. */
  #settle: ((outcome: Outcome) => void) | undefined;
  readonly #child: Promise<ChildProcess>;

  constructor(settings: LambdaSettings) {
    this.#settings = settings;
    this.#child = this.#boot();
  }

  /** Never rejects. */
  async run(invocation: Invocation): Promise<Outcome> {
    if (this.dead) {
      return { error: { errorType: 'Runtime.ExitError', errorMessage: 'The process has ended.' } };
    }
    const { timeoutMs } = this.#settings;
    const outcome = Promise.withResolvers<Outcome>();
    this.#settle = outcome.resolve;
    let timer = this.#startTimeout(initTimeoutMs + timeoutMs, 'loading its code', invocation);
    const deliver = async () => {
      const response = await this.#next.promise;
      clearTimeout(timer);
      timer = this.#startTimeout(timeoutMs, 'handling a request', invocation);
      this.#next = Promise.withResolvers();
      this.#deliver(invocation, response);
    };
    void deliver();
    const result = await outcome.promise;
    clearTimeout(timer);
    this.#settle = undefined;
    return result;
  }

  /** Kills the process. */
  async kill(): Promise<void> {
    this.dead = true;
    await endProcess(await this.#child, 'SIGKILL');
    this.#api.close();
    this.#api.closeAllConnections();
  }

  async #boot(): Promise<ChildProcess> {
    const { code, memoryMb } = this.#settings;
    const port = await listen(this.#api);
    const child = killOnExit(
      spawn(process.execPath, [`--max-old-space-size=${memoryMb}`, ...compileCache(), bootstrap], {
        cwd: code,
        env: environmentOf(this.#settings, `127.0.0.1:${port}/${this.#secret}`),
        stdio: 'pipe',
      }),
    );
    this.#logLines(child.stdout);
    this.#logLines(child.stderr);
    // The process could not start, for example for lack of memory.
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
  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '' } = request;
    if (!equalsInConstantTime(url.split('/', 2)[1] ?? '', this.#secret))
      return sendForbidden(response);
    if (url.endsWith('/invocation/next')) return this.#next.resolve(response);
    const body = await readBody(request, maxPayloadBytes);
    response.writeHead(202).end();
    if (body === undefined) {
      return this.#end('Function.ResponseSizeTooLarge', 'The response is larger than 6 MB.');
    }
    if (url.endsWith('/response')) this.#settle?.({ payload: body.toString() });
    else this.#fail(JSON.parse(body.toString()));
  }

  #fail(reported: object): void {
    const error = InvocationError.parse(reported);
    this.#settings.log({ function: this.#settings.name, ...reported });
    // The process survives an error of the handler, but not one of the runtime.
    if (error.errorType.startsWith('Runtime.')) this.dead = true;
    this.#settle?.({ error });
  }

  #startTimeout(milliseconds: number, phase: string, { requestId }: Invocation): NodeJS.Timeout {
    const seconds = (milliseconds / 1000).toFixed(2);
    const message = `${requestId} Task timed out after ${seconds} seconds (${phase})`;
    return setTimeout(() => this.#end('Sandbox.Timedout', message), milliseconds);
  }

  #end(errorType: string, errorMessage: string): void {
    if (!this.dead) this.#settings.log({ function: this.#settings.name, errorType, errorMessage });
    this.dead = true;
    this.#settle?.({ error: { errorType, errorMessage } });
    void this.kill();
  }

  #logLines(output: Readable): void {
    const { log, name } = this.#settings;
    createInterface(output).on('line', (line) => log({ function: name, ...parseLine(line) }));
  }
}

/** Functions log JSON. Any other output, such as a crash of Node, becomes a message. */
function parseLine(line: string): object {
  try {
    const parsed: unknown = JSON.parse(line);
    return typeof parsed === 'object' && parsed !== null ? parsed : { message: line };
  } catch {
    return { message: line };
  }
}
