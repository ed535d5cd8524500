import { rmSync } from 'node:fs';
import { CfnResource } from 'aws-cdk-lib';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '#infra/app.ts';
import { stageNamed } from '#infra/stages.ts';
import { builtRoot } from './fixture.ts';

const root = builtRoot();
afterAll(() => rmSync(root, { recursive: true }));
const appOf = (stage: string) => createApp({ root, stage: stageNamed(stage) });

test.each(['development', 'production'])(
  "the templates of %s pass CDK's validation, which a deploy runs too",
  (stage) => {
    expect(() => appOf(stage).synth()).not.toThrow();
  },
);

test('a template with a property that CloudFormation does not know is rejected', () => {
  const app = appOf('development');
  const resource = app.node.findAll().find((each) => CfnResource.isCfnResource(each));
  resource?.addPropertyOverride('Typo', 'of somebody');
  expect(() => app.synth()).toThrow(/Typo: Additional properties are not allowed/);
});
