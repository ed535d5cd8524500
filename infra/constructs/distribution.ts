import { Duration } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  CachePolicy,
  Distribution as CloudFrontDistribution,
  type DistributionProps as BehaviorProps,
  type Function as EdgeFunction,
  type FunctionAssociation,
  FunctionEventType,
  HttpVersion,
  OriginProtocolPolicy,
  OriginSslPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { searchWorkers } from '#build/site.ts';
import { apiBase } from '#contract/endpoints.ts';
import { originSecretHeader } from '#contract/environment.ts';
import type { Domain } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';
import { apiRequest, pageCache, viewerCountry } from './cloudfront-policies.ts';
import type { Edge } from './edge.ts';
import type { HttpFunction } from './http-function.ts';
import type { SecurityHeaders } from './security-headers.ts';

export interface DistributionProps {
  readonly bucket: IBucket;
  readonly edge: Edge;
  readonly headers: SecurityHeaders;
  readonly apiHost: string;
  readonly originSecret: string;
  readonly domain: Domain | undefined;
  /** Left out: no firewall stands in front. */
  readonly webAclArn?: string | undefined;
  /** Whether an {@link AccessLog} writes down its requests. */
  readonly hasAccessLog: boolean;
}

/**
 * Errors that CloudFront otherwise answers everybody at an edge location with for ten seconds, whatever `no-store` says, but
 * for those of the API, whose CachingDisabled keeps none (Developer Guide, "How CloudFront processes HTTP 4xx and 5xx status
 * codes from your origin"; its older editions name 405 too, and no exception).
 */
const neverKept = [404, 405, 414, 500, 501, 502, 503, 504];

/** The one host that visitors see: pages, assets and the API. */
export class Distribution extends Construct {
  /** What monitoring reads metrics from. */
  readonly watched: CloudFrontDistribution;
  readonly url: string;
  /** CloudFront's own name, which answers also where there is a domain: what its DNS record points at. */
  readonly ownName: string;
  readonly #hosts: string;

  constructor(scope: Construct, id: string, props: DistributionProps) {
    super(scope, id);
    const { domain, webAclArn, hasAccessLog } = props;
    this.watched = new CloudFrontDistribution(this, 'Distribution', {
      ...this.#behaviors(props),
      errorResponses: neverKept.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      httpVersion: HttpVersion.HTTP2_AND_3,
      enableIpv6: true,
      ...(webAclArn !== undefined && { webAclId: webAclArn }),
      ...(domain && {
        domainNames: [domain.name, ...domain.otherNames],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
    });
    this.ownName = this.watched.distributionDomainName;
    this.url = `https://${domain?.name ?? this.ownName}`;
    this.#hosts = domain ? `${domain.name},${this.ownName}` : this.ownName;
    acknowledge(this.watched, {
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
        'The request function rewrites every page, "/" included, and assets have a prefix.',
      'AwsSolutions-CFR1':
        'The site is for every country; some visitors are sent to a sister site.',
      ...(webAclArn === undefined && {
        'AwsSolutions-CFR2': 'This stage is for trying things out; production has a firewall.',
      }),
      'AwsSolutions-CFR3': hasAccessLog
        ? 'Logged by a log delivery, which can leave out addresses and cookies.'
        : 'This stage is for trying things out; production has an access log.',
      ...(!domain && {
        'AwsSolutions-CFR4':
          'Without a domain, CloudFront serves its own certificate and TLS policy.',
      }),
    });
  }

  /**
   * Let the function know whose pages may call it. It thereby waits for the distribution, which a rotation of the
   * origin secret relies on.
   */
  grantCalledFrom(fn: HttpFunction): void {
    fn.setEnvironment({ SITE_HOSTS: this.#hosts });
  }

  /** Pages, assets and the API: where each comes from, and how it is cached. */
  #behaviors({
    bucket,
    edge,
    headers,
    apiHost,
    originSecret,
  }: DistributionProps): Pick<BehaviorProps, 'defaultBehavior' | 'additionalBehaviors'> {
    const origin = S3BucketOrigin.withOriginAccessControl(bucket, {
      // Without LIST, S3 says 403 of what is not there. Nothing can list: no behaviour passes a query on.
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    });
    const assets = {
      origin,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: headers.assets,
      functionAssociations: around(edge.assetRequest, edge.assetResponse),
    };
    return {
      defaultBehavior: {
        origin,
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: pageCache(this),
        originRequestPolicy: viewerCountry(this),
        responseHeadersPolicy: headers.pages,
        functionAssociations: around(edge.viewerRequest, edge.viewerResponse),
      },
      additionalBehaviors: {
        // Before the other assets: the first pattern that fits decides.
        [searchWorkers]: { ...assets, responseHeadersPolicy: headers.searchWorker },
        '/assets/*': assets,
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
          originRequestPolicy: apiRequest(this),
          responseHeadersPolicy: headers.api,
        },
      },
    };
  }
}

function around(request: EdgeFunction, response: EdgeFunction): FunctionAssociation[] {
  return [
    { eventType: FunctionEventType.VIEWER_REQUEST, function: request },
    { eventType: FunctionEventType.VIEWER_RESPONSE, function: response },
  ];
}
