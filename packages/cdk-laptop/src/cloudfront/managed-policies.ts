import type { CachePolicy, OriginRequestPolicy, Selection } from './policies.ts';

const none: Selection = { behavior: 'none', names: [] };
const all: Selection = { behavior: 'all', names: [] };
const nothing = { headers: none, cookies: none, queryStrings: none };

/** AWS's managed policies that suit a site, by their documented ids. */
export const managedCachePolicies: ReadonlyMap<string, CachePolicy> = new Map([
  // CachingOptimized
  [
    '658327ea-f89d-4fab-a63d-7e88639e58f6',
    { ...nothing, encodings: ['br', 'gzip'], cachesErrors: true },
  ],
  // CachingDisabled
  ['4135ea2d-6df8-44a3-9df3-4b5a84be39ad', { ...nothing, encodings: [], cachesErrors: false }],
]);

export const managedOriginRequestPolicies: ReadonlyMap<string, OriginRequestPolicy> = new Map([
  // AllViewer
  [
    '216adef6-5c7f-47e4-b989-5492eafa07d3',
    { headers: { behavior: 'allViewer', names: [] }, cookies: all, queryStrings: all },
  ],
  // AllViewerExceptHostHeader
  [
    'b689b0a8-53d0-40ab-baf2-68738e2966ac',
    { headers: { behavior: 'allExcept', names: ['host'] }, cookies: all, queryStrings: all },
  ],
  // CORS-S3Origin
  [
    '88a5eaf4-2fd4-4709-b370-b4c650ea3fcf',
    {
      ...nothing,
      headers: {
        behavior: 'whitelist',
        names: ['origin', 'access-control-request-headers', 'access-control-request-method'],
      },
    },
  ],
]);
