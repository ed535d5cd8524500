// The process of an execution environment. It does the work of `nodejs24.x` between the Runtime API and a handler.
// execution-environment.ts starts it with the function's environment variables only.
import { existsSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';

type Handler = (event: unknown, context: object) => unknown;

interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

const agent = new Agent({ keepAlive: true });
const runtimeApi = `http://${variable('AWS_LAMBDA_RUNTIME_API')}/2018-06-01/runtime`;
let requestId: string | undefined;

// Standard input is a pipe from the local runtime: it ends when that process dies, even by kill -9.
process.stdin.on('end', () => process.exit()).resume();
// Ctrl-C reaches the whole process group. The local runtime kills this process after requests in flight.
process.on('SIGINT', () => {});
process.on('uncaughtException', exitWith('Runtime.UncaughtException'));
process.on('unhandledRejection', exitWith('Runtime.UnhandledPromiseRejection'));
writeConsoleAsJson();
// Now, because most of these processes end by kill -9.
flushCompileCache();

let handler: Handler;
try {
  handler = await loadHandler();
} catch (error) {
  await post('/init/error', describe(error, 'Runtime.ImportModuleError'));
  process.exit(1);
}
while (true) await handleNext(handler);

async function loadHandler(): Promise<Handler> {
  const [file = '', name = ''] = variable('_HANDLER').split('.');
  const path = ['.mjs', '.js', '.cjs']
    .map((extension) => join(variable('LAMBDA_TASK_ROOT'), file + extension))
    .find((candidate) => existsSync(candidate));
  if (path === undefined) throw new Error(`Cannot find module '${file}'`);
  const module: Record<string, unknown> = await import(pathToFileURL(path).href);
  const exported = module[name];
  if (typeof exported !== 'function')
    throw new Error(`${file}.${name} is undefined or not exported`);
  return (event, context) => Reflect.apply(exported, undefined, [event, context]);
}

async function handleNext(handle: Handler): Promise<void> {
  const { headers, body } = await call('GET', '/invocation/next');
  const id = String(headers['lambda-runtime-aws-request-id']);
  requestId = id;
  process.env['_X_AMZN_TRACE_ID'] = String(headers['lambda-runtime-trace-id']);
  let outcome: readonly [path: string, body: string];
  try {
    const result = await handle(JSON.parse(body), contextOf(id, headers));
    outcome = ['response', JSON.stringify(result) ?? 'null'];
  } catch (error) {
    outcome = ['error', describe(error)];
  }
  await post(`/invocation/${id}/${outcome[0]}`, outcome[1]);
  requestId = undefined;
}

function contextOf(awsRequestId: string, headers: ApiResponse['headers']): object {
  const deadline = Number(headers['lambda-runtime-deadline-ms']);
  return {
    awsRequestId,
    callbackWaitsForEmptyEventLoop: true,
    functionName: variable('AWS_LAMBDA_FUNCTION_NAME'),
    functionVersion: variable('AWS_LAMBDA_FUNCTION_VERSION'),
    invokedFunctionArn: String(headers['lambda-runtime-invoked-function-arn']),
    logGroupName: variable('AWS_LAMBDA_LOG_GROUP_NAME'),
    logStreamName: variable('AWS_LAMBDA_LOG_STREAM_NAME'),
    memoryLimitInMB: variable('AWS_LAMBDA_FUNCTION_MEMORY_SIZE'),
    getRemainingTimeInMillis: () => Math.max(deadline - Date.now(), 0),
  };
}

function exitWith(errorType: string): (error: unknown) => void {
  const report = async (error: unknown) => {
    const path = requestId === undefined ? '/init/error' : `/invocation/${requestId}/error`;
    await post(path, describe(error, errorType));
    process.exit(1);
  };
  return (error) => void report(error);
}

function describe(error: unknown, errorType?: string): string {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return JSON.stringify({
    errorType: errorType ?? name,
    errorMessage: message,
    trace: stack?.split('\n') ?? [],
  });
}

/** Lambda's JSON log format. */
function writeConsoleAsJson(): void {
  for (const level of ['debug', 'info', 'log', 'warn', 'error', 'trace'] as const) {
    console[level] = (...message: unknown[]) => {
      const timestamp = new Date().toISOString();
      const line = {
        timestamp,
        level: level.toUpperCase(),
        requestId,
        message: format(...message),
      };
      process.stdout.write(`${JSON.stringify(line)}\n`);
    };
  }
}

async function post(path: string, body: string): Promise<void> {
  await call('POST', path, body);
}

/** Without a timeout: `next` responds with the next invocation. Exits if the runtime is gone. */
function call(method: string, path: string, body = ''): Promise<ApiResponse> {
  return new Promise((resolve) => {
    const outgoing = request(`${runtimeApi}${path}`, { agent, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', () => process.exit(1));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
      });
    });
    outgoing.on('error', () => process.exit(1));
    outgoing.end(body);
  });
}

function variable(name: string): string {
  return process.env[name] ?? '';
}
