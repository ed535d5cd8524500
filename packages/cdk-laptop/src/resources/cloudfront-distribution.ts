import * as z from 'zod/mini';
import { handleViewerRequest, type Behavior } from '../cloudfront/distribution.ts';
import { ErrorCache } from '../cloudfront/error-cache.ts';
import {
  managedCachePolicies,
  managedOriginRequestPolicies,
} from '../cloudfront/managed-policies.ts';
import type { HttpRequest, HttpResponse } from '../http.ts';
import type { LocalAws } from '../local-aws.ts';
import { digits, letters } from '../seed.ts';
import { find } from './lookup.ts';
import type { Start } from './resource.ts';

/** Has no effect on a laptop. */
const ignored = z.optional(z.unknown());

const CacheBehavior = z.strictObject({
  PathPattern: z.optional(z.string()),
  TargetOriginId: z.string(),
  AllowedMethods: z._default(z.array(z.string()), ['GET', 'HEAD']),
  CachedMethods: ignored,
  CachePolicyId: z.string(),
  Compress: z._default(z.boolean(), false),
  FunctionAssociations: z._default(
    z.array(
      z.object({
        EventType: z.enum(['viewer-request', 'viewer-response']),
        FunctionARN: z.string(),
      }),
    ),
    [],
  ),
  OriginRequestPolicyId: z.optional(z.string()),
  ResponseHeadersPolicyId: z.optional(z.string()),
  ViewerProtocolPolicy: ignored,
});
type CacheBehavior = z.infer<typeof CacheBehavior>;

const OriginConfig = z.strictObject({
  Id: z.string(),
  DomainName: z.string(),
  OriginPath: z._default(z.string(), ''),
  OriginCustomHeaders: z._default(
    z.array(z.object({ HeaderName: z.string(), HeaderValue: z.string() })),
    [],
  ),
  ConnectionAttempts: ignored,
  ConnectionTimeout: ignored,
  CustomOriginConfig: ignored,
  OriginAccessControlId: z._default(z.string(), ''),
  OriginShield: ignored,
  ResponseCompletionTimeout: ignored,
  S3OriginConfig: z.optional(z.object({ OriginAccessIdentity: z._default(z.string(), '') })),
});

const OriginGroup = z.strictObject({
  Id: z.string(),
  FailoverCriteria: z.object({ StatusCodes: z.object({ Items: z.array(z.number()) }) }),
  Members: z.object({
    Items: z.tuple([z.object({ OriginId: z.string() }), z.object({ OriginId: z.string() })]),
  }),
});

/** Strict, so that a setting that only works on AWS fails by its name. */
const Properties = z.object({
  DistributionConfig: z.strictObject({
    Aliases: ignored,
    CacheBehaviors: z._default(z.array(CacheBehavior), []),
    Comment: ignored,
    CustomErrorResponses: z._default(
      z.array(z.strictObject({ ErrorCode: z.number(), ErrorCachingMinTTL: z.number() })),
      [],
    ),
    DefaultCacheBehavior: CacheBehavior,
    DefaultRootObject: z._default(z.string(), ''),
    Enabled: ignored,
    HttpVersion: ignored,
    IPV6Enabled: ignored,
    Logging: ignored,
    OriginGroups: z._default(z.object({ Items: z._default(z.array(OriginGroup), []) }), {
      Items: [],
    }),
    Origins: z.array(OriginConfig),
    PriceClass: ignored,
    Restrictions: ignored,
    ViewerCertificate: ignored,
    WebACLId: ignored,
  }),
});
type Config = z.infer<typeof Properties>['DistributionConfig'];
type OriginConfig = z.infer<typeof OriginConfig>;

/** AWS::CloudFront::Distribution: the runtime's port serves it. */
export const start: Start = (resource, aws) => {
  const { DistributionConfig: config } = Properties.parse(resource.properties);
  const id = `E${aws.seed.derive(resource.path, 13, letters.toUpperCase() + digits)}`;
  const distribution = {
    id,
    domainName: aws.siteHost,
    defaultRootObject: config.DefaultRootObject,
    behaviors: [...config.CacheBehaviors, config.DefaultCacheBehavior].map((behavior) =>
      readBehavior(behavior, config, aws),
    ),
    errors: new ErrorCache(
      new Map(
        config.CustomErrorResponses.map(({ ErrorCode, ErrorCachingMinTTL }) => [
          ErrorCode,
          ErrorCachingMinTTL,
        ]),
      ),
    ),
    viewerCountry: aws.viewerCountry,
    log: aws.log,
  };
  aws.serveSite(
    async (request) =>
      redirectToName(request, aws) ?? (await handleViewerRequest(distribution, request)),
  );
  return { ref: id, attributes: { Id: id, DomainName: aws.siteHost } };
};

/**
 * Redirects pages at this machine's address to the distribution's name. CloudFront rejects every other host (Developer Guide,
 * "HTTP 403 status code"), and functions reject forms from there.
 */
function redirectToName(
  { method, path, query, headers }: HttpRequest,
  { siteHost, siteUrl }: LocalAws,
): HttpResponse | undefined {
  const addresses = ['127.0.0.1', '[::1]'].map((host) => siteHost.replace('localhost', host));
  const isPage = method === 'GET' && headers.get('accept')?.includes('text/html') === true;
  if (!isPage || !addresses.includes(headers.get('host') ?? '')) return undefined;
  const location = `${siteUrl}${path}${query === '' ? '' : `?${query}`}`;
  return { status: 307, headers: new Headers({ location }), body: Buffer.alloc(0) };
}

function readBehavior(
  behavior: CacheBehavior,
  { Origins: origins, OriginGroups: groups }: Config,
  aws: LocalAws,
): Behavior {
  const {
    CachePolicyId: cacheId,
    OriginRequestPolicyId: originRequestId,
    ResponseHeadersPolicyId: headersPolicyId,
  } = behavior;
  const originsById = new Map(origins.map((origin) => [origin.Id, origin]));
  const originOf = (id: string) => readOrigin(find(id, 'origin', originsById), aws);
  const group = groups.Items.find(({ Id }) => Id === behavior.TargetOriginId);
  const [primary, secondary] = group?.Members.Items ?? [];
  const cachePolicy = find(cacheId, 'cache policy', aws.cachePolicies, managedCachePolicies);
  const functionAt = (type: string) => {
    const association = behavior.FunctionAssociations.find(({ EventType: at }) => at === type);
    return association && find(association.FunctionARN, 'edge function', aws.edgeFunctions);
  };
  return {
    pathPattern: behavior.PathPattern,
    allowedMethods: behavior.AllowedMethods,
    origin: originOf(primary?.OriginId ?? behavior.TargetOriginId),
    failover: group &&
      secondary && {
        origin: originOf(secondary.OriginId),
        statuses: group.FailoverCriteria.StatusCodes.Items,
      },
    cachePolicy,
    policies: [
      cachePolicy,
      ...(originRequestId === undefined
        ? []
        : [
            find(
              originRequestId,
              'origin request policy',
              aws.originRequestPolicies,
              managedOriginRequestPolicies,
            ),
          ]),
    ],
    encodings: behavior.Compress ? cachePolicy.encodings : [],
    headersPolicy:
      headersPolicyId === undefined
        ? undefined
        : find(headersPolicyId, 'response headers policy', aws.responseHeadersPolicies),
    viewerRequest: functionAt('viewer-request'),
    viewerResponse: functionAt('viewer-response'),
  };
}

function readOrigin(config: OriginConfig, { origins, s3 }: LocalAws): Behavior['origin'] {
  const host = config.DomainName;
  // With an access control or identity, CloudFront signs its requests to the bucket. Without one, viewers have to.
  const signs =
    config.OriginAccessControlId !== '' || Boolean(config.S3OriginConfig?.OriginAccessIdentity);
  const bucket = signs ? s3.hosts.get(host) : undefined;
  return {
    host,
    path: config.OriginPath,
    customHeaders: config.OriginCustomHeaders.map(
      ({ HeaderName: name, HeaderValue: value }) => [name, value] as const,
    ),
    send: bucket ? (request) => bucket.handle(request) : find(host, 'origin', origins),
  };
}
