import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { CloudFrontToS3 } from '@aws-solutions-constructs/aws-cloudfront-s3';
import { LambdaToDynamoDB } from '@aws-solutions-constructs/aws-lambda-dynamodb';
import { App, Stack } from 'aws-cdk-lib';
import { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Code, Function, Runtime } from 'aws-cdk-lib/aws-lambda';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { build } from 'esbuild';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startRuntime } from '../src/runtime.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Starts an app of one stack, which nobody adapted to this runtime. */
async function serve(define: (stack: Stack) => void) {
  const app = new App({ outdir: join(temporaryFolder(), 'cdk.out') });
  define(new Stack(app, 'Demo'));
  return start(app.synth().directory);
}

async function start(assembly: string) {
  const runtime = await startRuntime({ assembly, dataDir: temporaryFolder(), port: 0 });
  onTestFinished(runtime.stop);
  return runtime;
}

/** A function of one file. */
function functionOf(source: string) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'index.mjs'), source);
  return {
    runtime: Runtime.NODEJS_24_X,
    handler: 'index.handler',
    code: Code.fromAsset(folder),
  };
}

describe('An app of constructs that others wrote', () => {
  test('aws-cloudfront-s3 serves its bucket, with the headers of its edge function', async () => {
    const { url } = await serve((stack) => {
      const { s3BucketInterface } = new CloudFrontToS3(stack, 'Site', {});
      const destinationBucket = Bucket.fromBucketName(stack, 'Made', s3BucketInterface.bucketName);
      const sources = [Source.data('index.html', '<h1>Hello</h1>')];
      new BucketDeployment(stack, 'Files', { sources, destinationBucket });
    });
    const page = await fetch(url);
    expect(await page.text()).toBe('<h1>Hello</h1>');
    expect(page.headers.get('x-frame-options')).toBe('DENY');
  });

  test('aws-lambda-dynamodb gives its function a table', async () => {
    const { url } = await serve((stack) => {
      const lambdaFunctionProps = functionOf(`
        export const handler = async () => ({ statusCode: 200, body: process.env.DDB_TABLE_NAME });
      `);
      const { lambdaFunction } = new LambdaToDynamoDB(stack, 'Rows', { lambdaFunctionProps });
      const defaultIntegration = new HttpLambdaIntegration('All', lambdaFunction);
      new HttpApi(stack, 'Api', { defaultIntegration });
    });
    expect(await (await fetch(url)).text()).toMatch(/^Demo-RowsDynamoTable/);
  });

  test('an HTTP API without a distribution is at the site’s address', async () => {
    const { url } = await serve((stack) => {
      const handler = new Function(
        stack,
        'Echo',
        functionOf(`
          export const handler = async ({ rawPath }) => ({ statusCode: 201, body: rawPath });
        `),
      );
      new HttpApi(stack, 'Api', { defaultIntegration: new HttpLambdaIntegration('Echo', handler) });
    });
    const response = await fetch(`${url}/a/b`);
    expect([response.status, await response.text()]).toEqual([201, '/a/b']);
  });

  test('a REST API is named in one line, with what to do', async () => {
    const app = serve((stack) => void new RestApi(stack, 'Old').root.addMethod('GET'));
    await expect(app).rejects.toThrow(
      /^Demo\/\w+: AWS::ApiGateway::\w+ is unknown here\. Use an HTTP API \(AWS::ApiGatewayV2::Api\) instead of a REST API\.$/,
    );
  });
});

describe('A template of cdk init', () => {
  test.each(['app', 'sample-app'])('%s starts', async (template) => {
    // Below this package, where its imports find the CDK.
    const folder = resolve(import.meta.dirname, '../.cache', `init-${template}`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const cli = join(
      dirname(createRequire(import.meta.url).resolve('aws-cdk/package.json')),
      'bin/cdk',
    );
    const options = ['--language', 'typescript', '--generate-only'];
    execFileSync(process.execPath, [cli, 'init', template, ...options], {
      cwd: folder,
      env: { ...process.env, CDK_DISABLE_VERSION_CHECK: '1' },
      stdio: 'pipe',
    });
    const outdir = join(folder, 'cdk.out');
    await bundle(join(folder, 'bin', `init-${template}.ts`), join(folder, 'app.mjs'));
    execFileSync(process.execPath, [join(folder, 'app.mjs')], {
      env: { ...process.env, CDK_OUTDIR: outdir, CDK_VALIDATION: 'false' },
      stdio: 'pipe',
    });
    const { url } = await start(outdir);
    expect(await (await fetch(url)).text()).toMatch(/neither a distribution nor an HTTP API/);
  });
});

/** What the template's own start script has its compiler do. */
async function bundle(entry: string, outfile: string): Promise<void> {
  await build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', packages: 'external' });
}
