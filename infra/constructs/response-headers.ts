import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { Construct, type IDependable } from 'constructs';
import type { Site } from '#build/site.ts';

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

/** The security headers of every answer. Nothing else sets them. */
export class ResponseHeaders extends Construct {
  readonly pages: ResponseHeadersPolicy;
  /** For what is no document: assets and the API's answers. */
  readonly data: ResponseHeadersPolicy;

  /** @param after what the pages' policy waits for, so that it changes when the pages do. */
  constructor(scope: Construct, id: string, site: Site, after: readonly IDependable[]) {
    super(scope, id);
    // A page that embeds a third party's frame cannot demand of it what COEP demands.
    const isolated = site.frameOrigins.length === 0;
    this.pages = this.#policy('Pages', pagePolicy(site), {
      'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
      ...(isolated && { 'Cross-Origin-Embedder-Policy': 'require-corp' }),
    });
    this.pages.node.addDependency(...after);
    this.data = this.#policy('Data', renderPolicy(nothing));
  }

  #policy(id: string, contentSecurityPolicy: string, headers: Record<string, string> = {}) {
    const custom = {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      ...headers,
    };
    const override = true;
    return new ResponseHeadersPolicy(this, id, {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy, override },
        contentTypeOptions: { override },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override },
        referrerPolicy: {
          referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
          override,
        },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(730),
          includeSubdomains: true,
          preload: true,
          override,
        },
      },
      customHeadersBehavior: {
        customHeaders: Object.entries(custom).map(([header, value]) => ({
          header,
          value,
          override,
        })),
      },
    });
  }
}

type Directives = Readonly<Record<string, readonly string[]>>;

const nothing: Directives = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** CloudFront's limit for a policy's text, in characters; thirty hashes are too many already. */
const limit = 1783;

/**
 * What a page may load. No `upgrade-insecure-requests`: the same policy is served on
 * http://localhost, where it would ask for https.
 * @throws Error where the pages inline so much that CloudFront refuses the policy.
 */
export function pagePolicy({ scriptHashes, styleHashes, frameOrigins }: Site): string {
  const policy = renderPolicy({
    ...nothing,
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': frameOrigins.length > 0 ? frameOrigins : ["'none'"],
    'form-action': ["'self'"],
  });
  if (policy.length > limit) {
    throw new Error(
      `The content security policy has ${policy.length} characters and CloudFront takes ${limit}: inline fewer scripts and styles.`,
    );
  }
  return policy;
}

function renderPolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
