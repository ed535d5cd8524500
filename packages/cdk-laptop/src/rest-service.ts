import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { readBody } from './http.ts';
import { close, listen } from './listen.ts';
import type { Log } from './log.ts';
import { isSignedWith, rejectBrowsers, unknownAccessKey } from './service-access.ts';

/** An error of a service, with its HTTP status. */
export class ServiceError extends Error {
  readonly status: number;

  constructor(name: string, message: string, status = 400) {
    super(message);
    this.name = name;
    this.status = status;
  }
}

interface Result {
  readonly status: number;
  readonly body?: object;
}

interface RestService {
  /** For the log. */
  readonly name: string;
  readonly accessKeyId: string;
  readonly maxBodyBytes: number;
  readonly log: Log;
  /** @throws ServiceError */
  readonly handle: (request: IncomingMessage, body: string) => Promise<Result> | Result;
}

/** A service that listens. */
export interface StartedService {
  readonly endpoint: string;
  readonly stop: () => Promise<void>;
}

/** Starts a service of the AWS REST-JSON protocol, for clients that sign with the access key. */
export async function startRestService(service: RestService): Promise<StartedService> {
  const server = createServer(
    rejectBrowsers((request, response) => void respond(service, request, response)),
  );
  const endpoint = `http://127.0.0.1:${await listen(server)}`;
  return {
    endpoint,
    stop: () => close(server),
  };
}

async function respond(
  service: RestService,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const body = await readBody(request, service.maxBodyBytes);
    if (!isSignedWith(service.accessKeyId, request)) {
      throw new ServiceError(unknownAccessKey.name, unknownAccessKey.message, 403);
    }
    if (body === undefined) {
      throw new ServiceError('RequestTooLargeException', 'The request is too large.', 413);
    }
    const { status, body: result } = await service.handle(request, body.toString());
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(result && JSON.stringify(result));
  } catch (error) {
    const { name, message, status } = toServiceError(error);
    service.log({ [service.name]: request.url, error: name, message });
    response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': name });
    response.end(JSON.stringify({ message }));
  }
}

function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error instanceof z.core.$ZodError) {
    const [issue] = error.issues;
    return new ServiceError('BadRequestException', `${issue?.path.join('.')}: ${issue?.message}`);
  }
  if (error instanceof SyntaxError) return new ServiceError('SerializationException', 'Not JSON.');
  return new ServiceError('InternalFailure', String(error), 500);
}
