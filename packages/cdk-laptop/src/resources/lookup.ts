import type { LocalAws } from '../local-aws.ts';
import type { HttpApi } from '../http-api/http-api.ts';
import type { Lambda } from '../lambda/lambda.ts';
import type { Bucket } from '../s3/bucket.ts';

export function findApi({ apis }: LocalAws, id: string): HttpApi {
  return find(id, 'API', apis);
}

export function findBucket({ s3 }: LocalAws, name: string): Bucket {
  return find(name, 'bucket', s3.buckets);
}

/** @param uri its ARN, or the invocation URI that API Gateway wraps around it */
export function findLambda({ lambdas }: LocalAws, uri: string): Lambda {
  const arn = /arn:aws:lambda:[^:]+:[^:]+:function:[^/:]+/.exec(uri)?.[0] ?? uri;
  return find(arn, 'function', lambdas);
}

/** @throws Error if none of the maps has the id */
export function find<T>(id: string, kind: string, ...maps: readonly ReadonlyMap<string, T>[]): T {
  const found = maps.map((map) => map.get(id)).find((value) => value !== undefined);
  if (found === undefined) throw new Error(`There is no ${kind} ${id}.`);
  return found;
}
