import { Annotations, Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseHeadersContentSecurityPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { Construct, type IDependable } from 'constructs';
import type { Site } from '#build/site.ts';
import { dataPolicy, pagePolicy, searchWorkerPolicy } from './content-security-policy.ts';

const deniedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
];

export interface SecurityHeadersProps {
  readonly site: Site;
  readonly hsts: 'site' | 'subdomains' | 'preload';
  /** Dependencies of the pages' policy, so that it changes together with the pages. */
  readonly after: readonly IDependable[];
}

/** The security headers of every response. Only a page's content security policy comes from elsewhere. */
export class SecurityHeaders extends Construct {
  readonly pages: ResponseHeadersPolicy;
  readonly assets: ResponseHeadersPolicy;
  readonly pictures: ResponseHeadersPolicy;
  readonly searchWorker: ResponseHeadersPolicy;
  readonly api: ResponseHeadersPolicy;

  constructor(scope: Construct, id: string, { site, hsts, after }: SecurityHeadersProps) {
    super(scope, id);
    if (hsts !== 'site') {
      Annotations.of(this).addWarningV2(
        'quietgrid:hsts',
        `hsts is "${hsts}": browsers will ask every name below the site's by HTTPS alone, also those of other systems, and nobody can take that back for two years.`,
      );
    }
    const override = true;
    const policy = (
      part: string,
      contentSecurityPolicy: ResponseHeadersContentSecurityPolicy,
      headers: Record<string, string> = {},
    ) =>
      new ResponseHeadersPolicy(this, part, {
        securityHeadersBehavior: {
          contentSecurityPolicy,
          contentTypeOptions: { override },
          frameOptions: { frameOption: HeadersFrameOption.DENY, override },
          referrerPolicy: {
            referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
            override,
          },
          strictTransportSecurity: {
            accessControlMaxAge: Duration.days(730),
            includeSubdomains: hsts !== 'site',
            preload: hsts === 'preload',
            override,
          },
        },
        customHeadersBehavior: {
          customHeaders: Object.entries({
            'Cross-Origin-Opener-Policy': 'same-origin',
            'Cross-Origin-Resource-Policy': 'same-origin',
            ...headers,
          }).map(([header, value]) => ({ header, value, override })),
        },
      });
    // The policy in a page's metadata wins: see viewer-response.ts.
    const fallback = { contentSecurityPolicy: pagePolicy(site), override: false };
    this.pages = policy('Pages', fallback, {
      'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
      // RFC 9651 requires the quotation marks around strings.
      'Speculation-Rules': `"${site.speculationRules}"`,
    });
    this.pages.node.addDependency(...after);
    this.assets = policy('Assets', { contentSecurityPolicy: dataPolicy, override });
    // Webmail shows them on pages of other sites.
    this.pictures = policy(
      'Pictures',
      { contentSecurityPolicy: dataPolicy, override },
      { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    );
    const searching = { contentSecurityPolicy: searchWorkerPolicy, override };
    // A page with COEP cannot start a worker without COEP (HTML, "check a global object's embedder policy").
    this.searchWorker = policy('SearchWorker', searching, {
      'Cross-Origin-Embedder-Policy': 'require-corp',
    });
    // Also for files that the API serves. The page that responds to a form without script sets its own.
    this.api = policy(
      'Api',
      { contentSecurityPolicy: dataPolicy, override: false },
      {
        'Cross-Origin-Embedder-Policy': 'require-corp',
        // The functions set it too, but the gateway's rejections do not reach them.
        'Cache-Control': 'no-store',
      },
    );
  }
}
