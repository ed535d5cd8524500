import { Duration, Stack } from 'aws-cdk-lib';
import {
  CachePolicy,
  type CachePolicyProps,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/**
 * Each build has its own keys, so the edge caches a page for good. The minimum TTL overrides the page's `max-age=0`, which is
 * for browsers: docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/Expiration.html
 */
export function pageCache(scope: Construct): CachePolicy {
  const year = Duration.days(365);
  return cachePolicy(scope, 'PageCache', 'pages', { minTtl: year, defaultTtl: year, maxTtl: year });
}

/**
 * Pages and lists of newsletters keep their keys when they change, so the edge caches them for as long as they say:
 * docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/Expiration.html
 */
export function archiveCache(scope: Construct): CachePolicy {
  const none = Duration.seconds(0);
  const durations = { minTtl: none, defaultTtl: none, maxTtl: Duration.days(1) };
  return cachePolicy(scope, 'ArchiveCache', 'archive', durations);
}

function cachePolicy(scope: Construct, id: string, name: string, durations: CachePolicyProps) {
  return new CachePolicy(scope, id, {
    cachePolicyName: `${Stack.of(scope).stackName}-${name}`,
    ...durations,
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });
}

/** Passes the country to the edge function. In the cache key, it would split the cache by country. */
export function viewerCountry(scope: Construct): OriginRequestPolicy {
  return new OriginRequestPolicy(scope, 'ViewerCountry', {
    originRequestPolicyName: `${Stack.of(scope).stackName}-viewer-country`,
    headerBehavior: OriginRequestHeaderBehavior.allowList('CloudFront-Viewer-Country'),
  });
}

/** Lists headers one by one: no managed policy passes the viewer's address without the host. */
export function apiRequest(scope: Construct): OriginRequestPolicy {
  return new OriginRequestPolicy(scope, 'ToApi', {
    originRequestPolicyName: `${Stack.of(scope).stackName}-to-api`,
    headerBehavior: OriginRequestHeaderBehavior.allowList(
      'Accept',
      'CloudFront-Viewer-Address',
      'Content-Type',
      'Idempotency-Key',
      'If-Match',
      'Origin',
      'Referer',
      'Sec-Fetch-Dest',
      'Sec-Fetch-Site',
      'User-Agent',
    ),
    cookieBehavior: OriginRequestCookieBehavior.all(),
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
  });
}

/**
 * Passes presigned requests as S3 checks them: the query, and the one signed header beside the host, which CloudFront sets to
 * the bucket's own. S3 rejects a signature for any other host, and has no use for the staff's cookies.
 */
export function presignedRequest(scope: Construct): OriginRequestPolicy {
  return new OriginRequestPolicy(scope, 'ToFiles', {
    originRequestPolicyName: `${Stack.of(scope).stackName}-to-files`,
    headerBehavior: OriginRequestHeaderBehavior.allowList('Content-Type'),
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
  });
}
