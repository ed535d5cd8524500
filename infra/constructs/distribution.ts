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
import { HttpOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { searchWorkers } from '#build/site.ts';
import { siteFolders } from '#contract/archive.ts';
import { apiBase } from '#contract/endpoints.ts';
import { originSecretHeader } from '#contract/environment.ts';
import { filesBase } from '#contract/inbox.ts';
import type { Domain } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';
import {
  apiRequest,
  archiveCache,
  pageCache,
  presignedRequest,
  viewerCountry,
} from './cloudfront-policies.ts';
import type { Edge } from './edge.ts';
import type { HttpFunction } from './http-function.ts';
import type { SecurityHeaders } from './security-headers.ts';

export interface DistributionProps {
  /** Pages and assets. */
  readonly bucket: IBucket;
  /** The messages' files. */
  readonly files: IBucket;
  readonly edge: Edge;
  readonly headers: SecurityHeaders;
  readonly apiHost: string;
  readonly originSecret: string;
  readonly domain: Domain | undefined;
  /** Default: no firewall. */
  readonly webAclArn?: string | undefined;
  /** Whether an {@link AccessLog} logs its requests. */
  readonly hasAccessLog: boolean;
}

/**
 * CloudFront caches these errors for ten seconds by default, even with `no-store`. Only CachingDisabled, as on the API,
 * prevents that (Developer Guide, "How CloudFront processes HTTP 4xx and 5xx status codes from your origin").
 */
const neverCached = [404, 405, 414, 500, 501, 502, 503, 504];

/** The only host that browsers see, for pages, assets, the API and the messages' files. */
export class Distribution extends Construct {
  readonly cloudFront: CloudFrontDistribution;
  readonly url: string;
  /** CloudFront's own name, the target of the domain's DNS record. It also serves the site. */
  readonly ownName: string;
  readonly #hosts: string;

  constructor(scope: Construct, id: string, props: DistributionProps) {
    super(scope, id);
    const { domain, webAclArn, hasAccessLog } = props;
    this.cloudFront = new CloudFrontDistribution(this, 'Distribution', {
      ...this.#behaviors(props),
      errorResponses: neverCached.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      httpVersion: HttpVersion.HTTP2_AND_3,
      enableIpv6: true,
      ...(webAclArn !== undefined && { webAclId: webAclArn }),
      ...(domain && {
        domainNames: [domain.name, ...domain.otherNames],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
    });
    this.ownName = this.cloudFront.distributionDomainName;
    this.url = `https://${domain?.name ?? this.ownName}`;
    this.#hosts = domain ? `${domain.name},${this.ownName}` : this.ownName;
    acknowledge(this.cloudFront, {
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
   * Passes the function the hosts whose pages may call the API. This also makes it deploy after the distribution, which
   * rotating the origin secret relies on, and so after the pages of its release.
   */
  grantSiteHosts(fn: HttpFunction): void {
    fn.setEnvironment({ SITE_HOSTS: this.#hosts });
  }

  /** Origins and caching of pages, assets, the API and files. */
  #behaviors({
    bucket,
    files,
    edge,
    headers,
    apiHost,
    originSecret,
  }: DistributionProps): Pick<BehaviorProps, 'defaultBehavior' | 'additionalBehaviors'> {
    const origin = S3BucketOrigin.withOriginAccessControl(bucket, {
      // Without LIST, S3 responds with 403 to missing keys. Nobody can list, because no behaviour forwards a query.
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    });
    const assets = {
      origin,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: headers.assets,
      functionAssociations: viewerFunctions(edge.assetRequest, edge.assetResponse),
    };
    const pages = {
      origin,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: pageCache(this),
      originRequestPolicy: viewerCountry(this),
      responseHeadersPolicy: headers.pages,
      functionAssociations: viewerFunctions(edge.viewerRequest, edge.viewerResponse),
    };
    const toApi = {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
      customHeaders: { [originSecretHeader]: originSecret },
    };
    return {
      defaultBehavior: pages,
      additionalBehaviors: {
        // Before the other assets, because the first matching pattern wins.
        [searchWorkers]: { ...assets, responseHeadersPolicy: headers.searchWorker },
        '/assets/*': assets,
        // Includes /newsletter/confirm and /newsletter/leave, which come from the build, not from the archive.
        '/newsletter/*': {
          ...pages,
          // No function sees an error of an origin, so the API shows what is missing ("Optimize high availability with
          // CloudFront origin failover" in the Developer Guide).
          origin: new OriginGroup({
            primaryOrigin: origin,
            fallbackOrigin: new HttpOrigin(apiHost, { ...toApi, originPath: apiBase }),
            fallbackStatusCodes: [404],
          }),
          cachePolicy: archiveCache(this),
        },
        // The objects carry their own Cache-Control, and JPEGs do not compress.
        [`/${siteFolders.pictures}*`]: {
          origin,
          viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
          responseHeadersPolicy: headers.pictures,
          compress: false,
        },
        [`${apiBase}/*`]: {
          origin: new HttpOrigin(apiHost, toApi),
          // A redirect would first let a password travel in the clear.
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: apiRequest(this),
          responseHeadersPolicy: headers.api,
        },
        // S3 itself checks the signatures. With an origin access control, CloudFront would sign everybody's requests.
        [`${filesBase}/*`]: {
          origin: S3BucketOrigin.withBucketDefaults(files),
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: presignedRequest(this),
          responseHeadersPolicy: headers.api,
        },
      },
    };
  }
}

function viewerFunctions(request: EdgeFunction, response: EdgeFunction): FunctionAssociation[] {
  return [
    { eventType: FunctionEventType.VIEWER_REQUEST, function: request },
    { eventType: FunctionEventType.VIEWER_RESPONSE, function: response },
  ];
}
