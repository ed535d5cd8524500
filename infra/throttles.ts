import type { CfnStage } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Endpoint } from '#contract/endpoints.ts';

/** What API Gateway lets through of a route whose endpoint names none of {@link throttles}. */
export const defaultThrottle = { throttlingRateLimit: 100, throttlingBurstLimit: 200 };

/**
 * Requests a second that API Gateway lets through of a route, and how many at once: it counts all clients together.
 * Below CloudFormation's map of routes, hence in its case.
 */
export const throttles = {
  /**
   * Malformed requests count too, so that an attacker could use up a low limit and keep the staff out, or readers from
   * leaving. This is what a thousand addresses send at the firewall's limit. The functions reject malformed requests at
   * once and count the rest.
   */
  attackable: { ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 1000 },
  /**
   * A lost report costs nothing; a flood of them would. API Gateway's 429 comes before the function reaches its
   * reserved concurrency, whose 503 would look like an outage.
   */
  beacon: { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 10 },
} as const satisfies Record<
  NonNullable<Endpoint['throttle']>,
  Pick<
    { [Name in keyof CfnStage.RouteSettingsProperty as Capitalize<Name>]: unknown },
    'ThrottlingRateLimit' | 'ThrottlingBurstLimit'
  >
>;
