import type { EdgeFunction } from './cloudfront/edge-function.ts';
import type {
  CachePolicy,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
} from './cloudfront/policies.ts';
import type { Cognito } from './cognito/server.ts';
import type { LocalDynamoDb } from './dynamodb/tables.ts';
import type { Rule } from './events/event-bus.ts';
import type { HttpApi } from './http-api/http-api.ts';
import type { Origin } from './http.ts';
import type { Seed } from './seed.ts';
import type { Lambda } from './lambda/lambda.ts';
import type { Log } from './log.ts';
import type { S3 } from './s3/s3.ts';
import type { Ses } from './ses/ses.ts';

/** The local services, and the started resources of all stacks by their AWS names. */
export interface LocalAws {
  readonly seed: Seed;
  readonly log: Log;
  /** Object key of a staged asset -> path of its folder or file. */
  readonly assets: ReadonlyMap<string, string>;
  readonly dynamodb: LocalDynamoDb;
  readonly cognito: Cognito;
  readonly s3: S3;
  readonly ses: Ses;
  /** `AWS_ENDPOINT_URL_<SERVICE>` of these services, for the functions' SDKs. */
  readonly endpoints: Readonly<Record<string, string>>;
  /** The distribution's host: `localhost:8080`. */
  readonly siteHost: string;
  /** The site's address: `http://localhost:8080`. */
  readonly siteUrl: string;
  /** ISO country code for requests without a `CloudFront-Viewer-Country` header. */
  readonly viewerCountry: string | undefined;
  /** Sets the handler of viewers' requests. There is one distribution. */
  readonly serveSite: (distribution: Origin) => void;
  /** Adds a rule to the event bus. It takes effect once the whole assembly has started. */
  readonly addRule: (rule: Rule) => void;

  /** Host name of AWS -> its handler. Requests to an origin never leave this process. */
  readonly origins: Map<string, Origin>;
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
