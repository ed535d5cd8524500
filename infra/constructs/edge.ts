import { join } from 'node:path';
import { Stack } from 'aws-cdk-lib';
import {
  Function as EdgeFunction,
  FunctionCode,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct, type IDependable } from 'constructs';
import { buildSync } from 'esbuild';
import type { Site } from '#build/site.ts';
import type { EdgeSite } from '../edge/site.ts';
import type { Domain } from '../stages.ts';
import { logGroup } from './log-group.ts';

/** CloudFront's limit for one function, in bytes. */
const limit = 10 * 1024;

/** What the runtime "cloudfront-js-2.0" has beyond ES5; esbuild lowers the rest, or fails. */
const supported = {
  'const-and-let': true,
  arrow: true,
  'template-literal': true,
  'async-await': true,
  'rest-argument': true,
  'exponent-operator': true,
};

export interface EdgeProps {
  readonly build: string;
  readonly site: Site;
  readonly regions: EdgeSite['regions'];
  readonly domain: Domain | undefined;
  /** The uploads, all of which the request function must wait for: it is what releases a build. */
  readonly after: readonly IDependable[];
  readonly logRetention: RetentionDays;
}

/** The functions that run in front of the pages and the assets at every edge location. */
export class Edge extends Construct {
  readonly viewerRequest: EdgeFunction;
  readonly viewerResponse: EdgeFunction;
  readonly assetRequest: EdgeFunction;
  readonly assetResponse: EdgeFunction;
  /** All of them by the names of their sources. */
  readonly all: Record<string, EdgeFunction> = {};

  constructor(scope: Construct, id: string, props: EdgeProps) {
    super(scope, id);
    const fn = (part: string, name: string, define: Record<string, string> = {}) => {
      // CDK's own names leave the stage out, and an account has each name once.
      const functionName = `${Stack.of(this).stackName}-${name}`;
      const made = new EdgeFunction(this, part, {
        functionName,
        code: FunctionCode.fromInline(bundleEdgeFunction(name, define)),
        runtime: FunctionRuntime.JS_2_0,
        comment: `infra/edge/${name}.ts`,
      });
      // CloudFront writes to a group of this name, and would make one that is kept for ever.
      const logName = `/aws/cloudfront/function/${functionName}`;
      made.node.addDependency(logGroup(this, `${part}Log`, props.logRetention, logName));
      this.all[name] = made;
      return made;
    };
    const SITE = JSON.stringify(edgeSite(props));
    this.viewerRequest = fn('ViewerRequest', 'viewer-request', { SITE });
    this.viewerResponse = fn('ViewerResponse', 'viewer-response');
    this.assetRequest = fn('AssetRequest', 'asset-request');
    this.assetResponse = fn('AssetResponse', 'asset-response');
    for (const chooser of [this.viewerRequest, this.assetRequest]) {
      chooser.node.addDependency(...props.after);
    }
  }
}

/** What the edge must know of the built site, in the shape that it looks things up in. */
export function edgeSite({
  build,
  site,
  regions,
  domain,
}: Pick<EdgeProps, 'build' | 'site' | 'regions' | 'domain'>): EdgeSite {
  return {
    build,
    pages: { ...site.pages, ...Object.fromEntries(site.files.map((url) => [url, url.slice(1)])) },
    prefixes: [...site.prefixed, ...site.errors].map(({ prefix, file }) => ({ prefix, file })),
    regions,
    host: domain?.name ?? '',
    otherHosts: domain?.otherNames ?? [],
  };
}

/**
 * One of infra/edge as the code that CloudFront runs: a global function `handler`.
 * @throws Error where the source uses what the runtime lacks, or the result is above 10 KB.
 */
export function bundleEdgeFunction(name: string, define: Record<string, string>): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, '../edge', `${name}.ts`)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'edge',
    footer: { js: 'function handler(event){return edge.handler(event)}' },
    target: 'es5',
    supported,
    define,
    legalComments: 'none',
    logLevel: 'silent',
  });
  const code = outputFiles.map(({ text }) => text).join('');
  const size = Buffer.byteLength(code);
  if (size > limit) {
    throw new Error(
      `infra/edge/${name}.ts is ${size} bytes when bundled: CloudFront takes ${limit}.`,
    );
  }
  return code;
}
