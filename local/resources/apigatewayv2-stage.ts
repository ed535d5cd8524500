import * as z from 'zod/mini';
import { findApi } from './find-api.ts';
import type { Start } from './resource.ts';

const Properties = z.object({ ApiId: z.string(), StageName: z.string() });

/** AWS::ApiGatewayV2::Stage: throttling and access logs are not emulated. */
export const start: Start = ({ properties }, cloud) => {
  const { ApiId: apiId, StageName: name } = Properties.parse(properties);
  findApi(cloud, apiId).stages.add(name);
  return { ref: name };
};
