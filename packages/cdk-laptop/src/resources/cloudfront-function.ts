import * as z from 'zod/mini';
import { loadEdgeFunction } from '../cloudfront/edge-function.ts';
import type { Start } from './resource.ts';

const Properties = z.object({
  Name: z.string(),
  FunctionCode: z.string(),
  FunctionConfig: z.object({
    // 1.0 runs with the features of 2.0 here.
    Runtime: z.enum(['cloudfront-js-1.0', 'cloudfront-js-2.0']),
    KeyValueStoreAssociations: z._default(z.array(z.never()), []),
  }),
});

/** AWS::CloudFront::Function */
export const start: Start = (resource, { edgeFunctions, log }) => {
  const { Name: name, FunctionCode: code } = Properties.parse(resource.properties);
  const arn = `arn:aws:cloudfront::${resource.account}:function/${name}`;
  edgeFunctions.set(arn, loadEdgeFunction(name, code, log));
  return {
    ref: arn,
    attributes: { FunctionARN: arn, 'FunctionMetadata.FunctionARN': arn, Stage: 'LIVE' },
  };
};
