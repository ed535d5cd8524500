import * as z from 'zod/mini';
import { ForwardedConfig } from '../cloudfront/policies.ts';
import type { Start } from './resource.ts';

const Properties = z.object({
  CachePolicyConfig: z.object({
    MaxTTL: z.number(),
    ParametersInCacheKeyAndForwardedToOrigin: z.looseObject({
      EnableAcceptEncodingBrotli: z._default(z.boolean(), false),
      EnableAcceptEncodingGzip: z._default(z.boolean(), false),
    }),
  }),
});

/** AWS::CloudFront::CachePolicy. Only errors are cached here. Forwarding and compression apply. */
export const start: Start = ({ path, properties }, { seed, cachePolicies }) => {
  const { CachePolicyConfig: config } = Properties.parse(properties);
  const parameters = config.ParametersInCacheKeyAndForwardedToOrigin;
  const cached = config.MaxTTL > 0;
  const id = seed.derive(path, 36);
  cachePolicies.set(id, {
    ...ForwardedConfig.parse(parameters),
    cachesErrors: true,
    encodings: [
      ...(cached && parameters.EnableAcceptEncodingBrotli ? (['br'] as const) : []),
      ...(cached && parameters.EnableAcceptEncodingGzip ? (['gzip'] as const) : []),
    ],
  });
  return { ref: id, attributes: { Id: id } };
};
