import { App, DefaultStackSynthesizer } from 'aws-cdk-lib';
import cdk from '../cdk.json' with { type: 'json' };
import { DataStack } from './data-stack.ts';
import { dataStackName, region, siteStackName } from './names.ts';
import { SiteStack } from './site-stack.ts';
import { parseStage, settingsOf, type Stage } from './stages.ts';

export interface AppOptions {
  /** The folder that holds `dist`. */
  root: string;
  /** The folder for the cloud assembly. The CDK CLI sets its own. */
  outdir?: string;
  /** Overrides `-c stage=` and `STAGE`. */
  stage?: Stage;
  /** False skips CDK's own checks of the templates, which take longer than everything else. */
  validate?: boolean;
}

/**
 * Creates the whole product as a CDK app. The caller synthesizes it.
 * @throws a one-line Error if the build is missing or the stage is invalid
 */
export function createApp({ root, outdir, stage, validate = true }: AppOptions): App {
  const app = new App({
    context: cdk.context,
    // Otherwise CDK would synthesize an app that failed halfway when the process ends.
    autoSynth: false,
    builtinCloudFormationValidation: validate,
    ...(outdir && { outdir }),
  });
  const name: unknown = app.node.tryGetContext('stage') ?? process.env['STAGE'] ?? 'development';
  const settings = parseStage(withKeptSecret(stage ?? settingsOf(String(name))));

  const env = { region };
  const data = new DataStack(app, 'DataStack', {
    env,
    stackName: dataStackName(String(name)),
    description: 'Contact submissions, newsletter subscribers and staff accounts',
    terminationProtection: true,
    stage: settings,
  });
  const siteName = siteStackName(String(name));
  new SiteStack(app, 'SiteStack', {
    env,
    stackName: siteName,
    // A separate folder among the account's assets, so that uploads can read nothing else.
    // @ts-expect-error -- CDK declares `bootstrapQualifier` wider in the class than in its interface, under exactOptionalPropertyTypes
    synthesizer: new DefaultStackSynthesizer({ bucketPrefix: `${siteName}/` }),
    description: 'The public site, its API and the staff area',
    root,
    stage: settings,
    data,
  });
  return app;
}

/** A rollback passes the current generation of the origin secret, because an older commit must not lower it. */
function withKeptSecret(stage: Stage): Stage {
  const inUse = Number(process.env['ORIGIN_SECRET_GENERATION'] ?? 1);
  const originSecretGeneration = Math.max(stage.originSecretGeneration, inUse);
  return { ...stage, originSecretGeneration };
}
