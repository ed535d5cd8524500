import type { EdgeFunction } from './cloudfront/edge-function.ts';
import type {
  CachePolicy,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
} from './cloudfront/policies.ts';
import type { Cognito } from './cognito/server.ts';
import type { DynamoDb } from './dynamodb/tables.ts';
import type { HttpApi } from './http-api/http-api.ts';
import type { Origin } from './http.ts';
import type { Identity } from './identity.ts';
import type { Lambda } from './lambda/lambda.ts';
import type { Log } from './log.ts';
import type { Bucket } from './s3/bucket.ts';

/** What the resources of all stacks share: the account that they live in. Maps fill as they start. */
export interface Cloud {
  readonly identity: Identity;
  readonly log: Log;
  /** Object key of a staged asset -> path of its folder or file. */
  readonly assets: ReadonlyMap<string, string>;
  readonly dynamodb: DynamoDb;
  readonly cognito: Cognito;
  /** Host that the distribution is reached at: `localhost:8080`. */
  readonly siteHost: string;
  /** ISO country code of viewers whose request names none. */
  readonly viewerCountry: string | undefined;
  /** Says what answers viewers. There is one distribution. */
  readonly serveSite: (distribution: Origin) => void;

  /** Host name, as AWS shapes it -> what answers there. No such request leaves this process. */
  readonly origins: Map<string, Origin>;
  readonly buckets: Map<string, Bucket>;
  readonly apis: Map<string, HttpApi>;
  /** By ARN. */
  readonly lambdas: Map<string, Lambda>;
  /** By ARN. */
  readonly edgeFunctions: Map<string, EdgeFunction>;
  /** By id, like the policies below. */
  readonly cachePolicies: Map<string, CachePolicy>;
  readonly originRequestPolicies: Map<string, OriginRequestPolicy>;
  readonly responseHeadersPolicies: Map<string, ResponseHeadersPolicy>;
  /** By ARN. */
  readonly secrets: Map<string, string>;
}
