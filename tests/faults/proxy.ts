import { Agent, createServer, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from 'cdk-laptop/listen.ts';

interface DynamoDbCall {
  /** `PutItem` */
  readonly operation: string;
  readonly table: string;
}

interface DynamoDbResponse {
  readonly status: number;
  readonly body: Buffer;
}

/** A fault to inject into a call. */
export type Fault = (
  call: DynamoDbCall,
  forward: () => Promise<DynamoDbResponse>,
  response: ServerResponse,
) => Promise<void> | void;

export interface Proxy {
  readonly endpoint: string;
  /** Injected into every call from now on. */
  fault: Fault | undefined;
  readonly stop: () => void;
}

/** A proxy between the functions and their database, so that the product needs no hook for faults. */
export async function startProxy(target: string): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((incoming, response) => {
    const handle = async () => {
      const body = await buffer(incoming);
      const forward = () => forwardTo(target, agent, incoming.headers, body);
      await (proxy.fault ?? noFault)(callOf(incoming.headers, body), forward, response);
    };
    handle().catch(() => response.destroy());
  });
  const proxy: Proxy = {
    endpoint: `http://127.0.0.1:${await listen(server)}`,
    fault: undefined,
    stop: () => {
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
  return proxy;
}

export const noFault: Fault = async (_call, forward, response) => {
  const { status, body } = await forward();
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(body);
};

/** Responds as DynamoDB does for a throttled table. */
export const throttling: Fault = (_call, _forward, response) => {
  const name = 'ProvisionedThroughputExceededException';
  response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}` }));
};

/** The database runs the call, but the connection closes without a response. */
export const droppingResponses: Fault = async (_call, forward, response) => {
  await forward();
  response.destroy();
};

/** The database runs the call, but the response never arrives. */
export const holdingResponses: Fault = async (_call, forward) => {
  await forward();
};

/** Limits a fault to the first calls. */
export function first(count: number, fault: Fault): Fault {
  let remaining = count;
  return (...call) => {
    remaining -= 1;
    return remaining >= 0 ? fault(...call) : noFault(...call);
  };
}

/** Limits a fault to writes to a table. */
export function writing(name: string, fault: Fault): Fault {
  return (call, ...rest) =>
    call.operation === 'PutItem' && call.table.includes(name)
      ? fault(call, ...rest)
      : noFault(call, ...rest);
}

function callOf(headers: NodeJS.Dict<string | string[]>, body: Buffer): DynamoDbCall {
  const [, operation = ''] = String(headers['x-amz-target']).split('.');
  const table = /"TableName":"([^"]*)"/.exec(body.toString())?.[1] ?? '';
  return { operation, table };
}

function forwardTo(
  target: string,
  agent: Agent,
  headers: NodeJS.Dict<string | string[]>,
  body: Buffer,
): Promise<DynamoDbResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request(target, { agent, method: 'POST', headers }, (incoming) => {
      const { statusCode: status = 500 } = incoming;
      buffer(incoming).then((received) => resolve({ status, body: received }), reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
