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

/** Features of the runtime "cloudfront-js-2.0" beyond ES5. esbuild lowers all others, or fails. */
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
  readonly sisterSites: EdgeSite['sisterSites'];
  readonly domain: Domain | undefined;
  /** The uploads, which must finish before the request function, because that releases a build. */
  readonly after: readonly IDependable[];
  readonly logRetention: RetentionDays;
}

/** The CloudFront functions of pages and assets. */
export class Edge extends Construct {
  readonly viewerRequest: EdgeFunction;
  readonly viewerResponse: EdgeFunction;
  readonly assetRequest: EdgeFunction;
  readonly assetResponse: EdgeFunction;
  /** By source name. */
  readonly all: Record<string, EdgeFunction> = {};

  constructor(scope: Construct, id: string, props: EdgeProps) {
    super(scope, id);
    const fn = (part: string, name: string, define: Record<string, string> = {}) => {
      // A name is unique in an account, and CDK's default omits the stage.
      const functionName = `${Stack.of(this).stackName}-${name}`;
      const made = new EdgeFunction(this, part, {
        functionName,
        code: FunctionCode.fromInline(bundleEdgeFunction(name, define)),
        runtime: FunctionRuntime.JS_2_0,
        comment: `infra/edge/${name}.ts`,
      });
      // CloudFront logs to a group of this name and would create one without expiry.
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

/** Converts the built site to the edge's lookup tables. */
export function edgeSite({
  build,
  site,
  sisterSites,
  domain,
}: Pick<EdgeProps, 'build' | 'site' | 'sisterSites' | 'domain'>): EdgeSite {
  return {
    build,
    pages: { ...site.pages, ...Object.fromEntries(site.files.map((url) => [url, url.slice(1)])) },
    prefixes: [...site.prefixed, ...site.errors].map(({ prefix, file }) => ({ prefix, file })),
    sisterSites,
    host: domain?.name ?? '',
    otherHosts: domain?.otherNames ?? [],
  };
}

/**
 * Compiles a source of infra/edge to CloudFront's form, a global function `handler`.
 * @throws Error if the source uses a feature that the runtime lacks, or the result exceeds 10 KB
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
