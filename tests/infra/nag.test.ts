import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createApp } from '#infra/app.ts';
import { stageNamed } from '#infra/stages.ts';
import { builtRoot } from './fixture.ts';

const Acknowledged = z.record(z.string(), z.string());
const root = builtRoot();
const outdir = join(root, 'cdk.out');
afterAll(() => rmSync(root, { recursive: true }));

type Pack = AwsSolutionsChecks | ServerlessChecks;

function findings(app: App, pack: Pack) {
  return pack
    .validateScope(app)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath }) => ({ ruleName, path: constructPath ?? '' })),
    );
}

describe.each(['development', 'production'])('in %s', (name) => {
  const app = createApp({ root, outdir, stage: stageNamed(name), validate: false });

  test.each([AwsSolutionsChecks, ServerlessChecks])(
    '%o finds nothing that is not explained',
    (Pack) => {
      expect(findings(app, new Pack(app))).toEqual([]);
    },
  );

  test('every explanation gives a reason, and still has a finding to explain', () => {
    const packs = [new AwsSolutionsChecks(app), new ServerlessChecks(app)];
    const all = packs.flatMap((pack) => {
      // The packs offer no way to look past the acknowledgements.
      Object.defineProperty(pack, 'isAcknowledged', { value: () => false });
      return findings(app, pack);
    });
    const acknowledged = app.node.findAll().flatMap(({ node }) =>
      node.metadata
        .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
        .flatMap(({ data }) => Object.entries(Acknowledged.parse(data)))
        .map(([rule, reason]) => ({
          rule: rule.replace(/^annotation::/i, ''),
          reason,
          at: node.path,
        })),
    );
    const explained = acknowledged.filter(({ rule }) => !rule.startsWith('@aws-cdk/'));
    expect(explained.length).toBeGreaterThan(20);
    expect(explained.filter(({ reason }) => reason.length < 20)).toEqual([]);
    const stale = explained.filter(
      ({ rule, at }) => !all.some(({ ruleName, path }) => ruleName === rule && path.startsWith(at)),
    );
    expect(stale).toEqual([]);
  });
});
