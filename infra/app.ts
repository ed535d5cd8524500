import { App, DefaultStackSynthesizer } from 'aws-cdk-lib';
import cdk from '../cdk.json' with { type: 'json' };
import { DataStack } from './data-stack.ts';
import { dataStackName, region, siteStackName } from './names.ts';
import { SiteStack } from './site-stack.ts';
import { parseStage, settingsOf, type Stage } from './stages.ts';

export interface AppOptions {
  /** The folder that holds `dist`. */
  root: string;
  /** Where the cloud assembly goes; the CDK CLI says so itself. */
  outdir?: string;
  /** Instead of the one that `-c stage=` or `STAGE` names. */
  stage?: Stage;
  /** False: skip CDK's own checks of the templates, which take longer than all the rest. */
  validate?: boolean;
}

/**
 * The whole product as a CDK app, not yet synthesized.
 * @throws Error in one line where the build is missing or the stage is wrong.
 */
export function createApp({ root, outdir, stage, validate = true }: AppOptions): App {
  const app = new App({
    context: cdk.context,
    // Callers synthesize; else an app that failed halfway would be synthesized as the process ends.
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
    // A folder of its own among the account's assets, so that uploads may read that and no more.
    // @ts-expect-error -- CDK declares `bootstrapQualifier` wider in the class than in its interface, under exactOptionalPropertyTypes
    synthesizer: new DefaultStackSynthesizer({ bucketPrefix: `${siteName}/` }),
    description: 'The public site, its API and the staff area',
    root,
    stage: settings,
    data,
  });
  return app;
}

/** A rollback says which generation of the origin secret is in use now: an older commit may not go back behind it. */
function withKeptSecret(stage: Stage): Stage {
  const inUse = Number(process.env['ORIGIN_SECRET_GENERATION'] ?? 1);
  const originSecretGeneration = Math.max(stage.originSecretGeneration, inUse);
  return { ...stage, originSecretGeneration };
}
