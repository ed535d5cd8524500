import { Agent, createServer, request, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { listen } from '#local/listen.ts';

/** A call of DynamoDB on its way: `PutItem`, and the table that it is for. */
interface DynamoDbCall {
  readonly operation: string;
  readonly table: string;
}

/** What happens to a call. `pass` sends it to the database and gives back what that answers. */
export type Fault = (
  call: DynamoDbCall,
  pass: () => Promise<{ status: number; body: Buffer }>,
  response: ServerResponse,
) => Promise<void> | void;

export interface Proxy {
  readonly endpoint: string;
  /** From now on; undefined: none. */
  fault: Fault | undefined;
}

/** Stands between the functions and their database, so that the product needs no hook for a fault. */
export async function startProxy(target: string): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const proxy: { endpoint: string; fault: Fault | undefined } = { endpoint: '', fault: undefined };
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('error', () => response.destroy());
    incoming.on('end', () => {
      const body = Buffer.concat(chunks);
      const pass = () => forward(target, agent, { ...incoming.headers }, body);
      const fault = proxy.fault ?? answering;
      Promise.resolve(fault(callOf(incoming.headers, body), pass, response)).catch(() =>
        // The database is gone: so is whoever stands in front of it.
        response.destroy(),
      );
    });
  });
  proxy.endpoint = `http://127.0.0.1:${await listen(server)}`;
  onTestFinished(() => {
    agent.destroy();
    server.close();
    server.closeAllConnections();
  });
  return proxy;
}

/** No fault at all. */
const answering: Fault = async (_call, pass, response) => {
  const { status, body } = await pass();
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(body);
};

/** What DynamoDB says where a table takes no more at the moment. */
export const throttling: Fault = (_call, _pass, response) => {
  const name = 'ProvisionedThroughputExceededException';
  response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}` }));
};

/** The database does what it is asked, and nobody hears of it. */
export const losingAnswers: Fault = async (_call, pass, response) => {
  await pass();
  response.destroy();
};

/** The database does what it is asked, and its answer never comes. */
export const holdingAnswers: Fault = async (_call, pass) => {
  await pass();
};

/** `fault` for the first `count` calls, and none from then on. */
export function first(count: number, fault: Fault): Fault {
  let left = count;
  return (...call) => {
    left -= 1;
    return left >= 0 ? fault(...call) : answering(...call);
  };
}

/** `fault` for calls that write to a table of this name alone. */
export function writing(name: string, fault: Fault): Fault {
  return (call, ...rest) =>
    call.operation === 'PutItem' && call.table.includes(name)
      ? fault(call, ...rest)
      : answering(call, ...rest);
}

function callOf(headers: NodeJS.Dict<string | string[]>, body: Buffer): DynamoDbCall {
  const [, operation = ''] = String(headers['x-amz-target']).split('.');
  const table = /"TableName":"([^"]*)"/.exec(body.toString())?.[1] ?? '';
  return { operation, table };
}

function forward(
  target: string,
  agent: Agent,
  headers: NodeJS.Dict<string | string[]>,
  body: Buffer,
): Promise<{ status: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(target, { agent, method: 'POST', headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 500, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
