import { Duration, Stack } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  CachePolicy,
  Distribution as CloudFrontDistribution,
  FunctionEventType,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  OriginSslPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { apiBase } from '#contract/endpoints.ts';
import { environment, originSecretHeader } from '#contract/environment.ts';
import type { Stage } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';
import type { Edge } from './edge.ts';
import type { HttpFunction } from './http-function.ts';
import type { ResponseHeaders } from './response-headers.ts';

export interface DistributionProps {
  readonly bucket: IBucket;
  readonly edge: Edge;
  readonly headers: ResponseHeaders;
  readonly apiHost: string;
  readonly originSecret: string;
  readonly domain: Stage['domain'];
  readonly webAclArn: string;
}

/** The one host that visitors see: pages, assets and the API. */
export class Distribution extends Construct {
  readonly #distribution: CloudFrontDistribution;
  readonly #domain: Stage['domain'];

  constructor(scope: Construct, id: string, props: DistributionProps) {
    super(scope, id);
    const { bucket, edge, headers, apiHost, originSecret, domain, webAclArn } = props;
    this.#domain = domain;
    const stack = Stack.of(this).stackName;
    const site = S3BucketOrigin.withOriginAccessControl(bucket, {
      // Without LIST, S3 says 403 of what is not there. Nothing can list: no behaviour passes a query on.
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    });
    // Every build has keys of its own, so the edge keeps a page for good. A minimum does so whatever the page's own
    // `max-age=0` says, which is for browsers: docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/Expiration.html
    const year = Duration.days(365);
    const pageCache = new CachePolicy(this, 'PageCache', {
      cachePolicyName: `${stack}-pages`,
      minTtl: year,
      defaultTtl: year,
      maxTtl: year,
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
    // In the cache key, the header would split the cache by country; here the edge function sees it too.
    const viewerCountry = new OriginRequestPolicy(this, 'ViewerCountry', {
      originRequestPolicyName: `${stack}-viewer-country`,
      headerBehavior: OriginRequestHeaderBehavior.allowList('CloudFront-Viewer-Country'),
    });
    // Named one by one, since no managed policy passes the viewer's address and yet not the host.
    const toApi = new OriginRequestPolicy(this, 'ToApi', {
      originRequestPolicyName: `${stack}-to-api`,
      headerBehavior: OriginRequestHeaderBehavior.allowList(
        'Accept',
        'CloudFront-Viewer-Address',
        'Content-Type',
        'Idempotency-Key',
        'Origin',
        'Sec-Fetch-Dest',
        'Sec-Fetch-Site',
        'User-Agent',
      ),
      cookieBehavior: OriginRequestCookieBehavior.all(),
      queryStringBehavior: OriginRequestQueryStringBehavior.all(),
    });
    this.#distribution = new CloudFrontDistribution(this, 'Distribution', {
      defaultBehavior: {
        origin: site,
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: pageCache,
        originRequestPolicy: viewerCountry,
        responseHeadersPolicy: headers.pages,
        functionAssociations: [
          { eventType: FunctionEventType.VIEWER_REQUEST, function: edge.viewerRequest },
          { eventType: FunctionEventType.VIEWER_RESPONSE, function: edge.viewerResponse },
        ],
      },
      additionalBehaviors: {
        '/assets/*': {
          origin: site,
          viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
          responseHeadersPolicy: headers.assets,
          functionAssociations: [
            { eventType: FunctionEventType.VIEWER_REQUEST, function: edge.assetRequest },
            { eventType: FunctionEventType.VIEWER_RESPONSE, function: edge.assetResponse },
          ],
        },
        [`${apiBase}/*`]: {
          origin: new HttpOrigin(apiHost, {
            protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
            originSslProtocols: [OriginSslPolicy.TLS_V1_2],
            customHeaders: { [originSecretHeader]: originSecret },
          }),
          // A redirect would let a password travel in the clear first.
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: toApi,
          responseHeadersPolicy: headers.api,
        },
      },
      httpVersion: HttpVersion.HTTP2_AND_3,
      enableIpv6: true,
      webAclId: webAclArn,
      ...(domain && {
        domainNames: [domain.name, ...domain.otherNames],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
    });
    acknowledge(this.#distribution, {
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
        'The request function rewrites every page, "/" included, and assets have a prefix.',
      'AwsSolutions-CFR1':
        'The site is for every country; some visitors are sent to a sister site.',
      'AwsSolutions-CFR3': 'Logged by a log delivery, which can leave out addresses and cookies.',
      ...(!domain && {
        'AwsSolutions-CFR4':
          'Without a domain, CloudFront serves its own certificate and TLS policy.',
      }),
    });
  }

  /** What monitoring reads metrics from. */
  get watched(): CloudFrontDistribution {
    return this.#distribution;
  }

  get arn(): string {
    return this.#distribution.distributionArn;
  }

  get url(): string {
    return `https://${this.#domain?.name ?? this.ownName}`;
  }

  /** CloudFront's own name, which answers also where there is a domain: what its DNS record points at. */
  get ownName(): string {
    return this.#distribution.distributionDomainName;
  }

  /**
   * Let the function know whose pages may call it. It thereby waits for the distribution, which a rotation of the
   * origin secret relies on.
   */
  grantCalledFrom(fn: HttpFunction): void {
    const own = this.ownName;
    fn.setEnvironment(environment.siteHosts, this.#domain ? `${this.#domain.name},${own}` : own);
  }
}
