import type { Cloud } from '../cloud.ts';
import type { HttpApi } from '../http-api/http-api.ts';
import type { Lambda } from '../lambda/lambda.ts';

export function findApi({ apis }: Cloud, id: string): HttpApi {
  const api = apis.get(id);
  if (api === undefined) throw new Error(`There is no API ${id}.`);
  return api;
}

/** By its ARN, or by the invocation URI that API Gateway wraps around it. */
export function findLambda({ lambdas }: Cloud, uri: string): Lambda {
  const arn = /arn:aws:lambda:[^:]+:[^:]+:function:[^/:]+/.exec(uri)?.[0] ?? uri;
  const lambda = lambdas.get(arn);
  if (lambda === undefined) throw new Error(`There is no function ${uri}.`);
  return lambda;
}
