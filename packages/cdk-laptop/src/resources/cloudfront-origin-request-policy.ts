import * as z from 'zod/mini';
import { ForwardedConfig } from '../cloudfront/policies.ts';
import type { Start } from './resource.ts';

const Properties = z.object({ OriginRequestPolicyConfig: ForwardedConfig });

/** AWS::CloudFront::OriginRequestPolicy */
export const start: Start = ({ path, properties }, { seed, originRequestPolicies }) => {
  const id = seed.derive(path, 36);
  originRequestPolicies.set(id, Properties.parse(properties).OriginRequestPolicyConfig);
  return { ref: id, attributes: { Id: id } };
};
