import { ServiceError, startRestService, type StartedService } from '../rest-service.ts';
import type { Log } from '../log.ts';
import type { Lambda } from './lambda.ts';

type Invocable = Pick<Lambda, 'invoke'>;

/** Lambda's limit for the event of an asynchronous invocation. */
const maxEventBytes = 1024 * 1024;

/**
 * Starts the Lambda API for functions that invoke others, with asynchronous `Invoke` only. A failed invocation is logged
 * but not retried. AWS may retry it twice.
 * Source: "Invoke" in the Lambda API reference.
 * @param lambdas by ARN
 */
export function startLambdaService(
  lambdas: ReadonlyMap<string, Invocable>,
  accessKeyId: string,
  log: Log,
): Promise<StartedService> {
  return startRestService({
    name: 'lambda',
    accessKeyId,
    maxBodyBytes: maxEventBytes,
    log,
    handle: ({ url = '', headers }, body) => {
      const [, path = ''] = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/.exec(url) ?? [];
      const type = headers['x-amz-invocation-type'];
      if (path === '' || type !== 'Event') {
        throw new ServiceError(
          'InvalidParameterValueException',
          `Here Lambda only knows Invoke with the type Event, not ${url} ${String(type)}.`,
        );
      }
      // Never rejects.
      void findFunction(lambdas, decodeURIComponent(path)).invoke(readEvent(body));
      return { status: 202 };
    },
  });
}

/** @param name or its ARN */
function findFunction(lambdas: ReadonlyMap<string, Invocable>, name: string): Invocable {
  for (const [arn, lambda] of lambdas) {
    if (arn === name || arn.endsWith(`:function:${name}`)) return lambda;
  }
  throw new ServiceError('ResourceNotFoundException', `Function not found: ${name}`, 404);
}

function readEvent(body: string): unknown {
  try {
    return body === '' ? {} : JSON.parse(body);
  } catch {
    throw new ServiceError('InvalidRequestContentException', 'The payload is not JSON.');
  }
}
