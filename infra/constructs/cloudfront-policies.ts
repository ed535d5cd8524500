import { Duration, Stack } from 'aws-cdk-lib';
import {
  CachePolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/**
 * Every build has keys of its own, so the edge keeps a page for good. A minimum does so whatever the page's own
 * `max-age=0` says, which is for browsers: docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/Expiration.html
 */
export function pageCache(scope: Construct): CachePolicy {
  const year = Duration.days(365);
  return new CachePolicy(scope, 'PageCache', {
    cachePolicyName: `${Stack.of(scope).stackName}-pages`,
    minTtl: year,
    defaultTtl: year,
    maxTtl: year,
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });
}

/** In the cache key, the header would split the cache by country; here the edge function sees it too. */
export function viewerCountry(scope: Construct): OriginRequestPolicy {
  return new OriginRequestPolicy(scope, 'ViewerCountry', {
    originRequestPolicyName: `${Stack.of(scope).stackName}-viewer-country`,
    headerBehavior: OriginRequestHeaderBehavior.allowList('CloudFront-Viewer-Country'),
  });
}

/** Headers are named one by one, since no managed policy passes the viewer's address and yet not the host. */
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
