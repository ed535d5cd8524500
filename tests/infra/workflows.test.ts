import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const check = readFileSync('.github/workflows/check.yml', 'utf8');
const deploy = readFileSync('.github/workflows/deploy.yml', 'utf8');

/** Whatever GitHub keeps as a secret, and a key of AWS by any spelling of its name. */
const longLivedKey = /\bsecrets\b|aws[-_]?(?:access|secret)[-_]?(?:access[-_]?)?key/i;

test.each([
  '${{ secrets.TOKEN }}',
  "${{ secrets['TOKEN'] }}",
  '${{ toJSON(secrets) }}',
  'secrets: inherit',
  'aws-access-key-id: AKIA',
  'AWS_ACCESS_KEY_ID: AKIA',
  'AWS_SECRET_ACCESS_KEY: key',
])('a long-lived key is seen in: %s', (line) => {
  expect(line).toMatch(longLivedKey);
});

describe.each(globSync('.github/workflows/*.{yml,yaml}'))('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  test('runs each action at a commit, whose tag stands beside it, since a tag can be moved', () => {
    const uses = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('holds no long-lived key, and leaves none in the checkout', () => {
    expect(text).not.toMatch(longLivedKey);
    const checkouts = text.match(/actions\/checkout@/g) ?? [];
    expect(text.match(/persist-credentials: false/g)).toHaveLength(checkouts.length);
  });

  test('may read the repository and nothing else, unless a job says so', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n(?! )/m);
  });
});

test('a deploy is given a role by OIDC, for its own stage, once the tests have passed without one', () => {
  const [, tests = '', deploying = ''] = deploy.split(/^ {2}(?:test|deploy):$/m);
  expect(tests).toContain('npm test');
  expect(tests).not.toContain('id-token');
  expect(deploying).toMatch(/needs: test[^]*id-token: write[^]*role-to-assume: \$\{\{ vars\./);
  expect(deploying).toContain('environment: ${{ inputs.stage }}');
});

test('a rollback waits for no tests, and runs from the newest sources, which know what must not go back', () => {
  const [tests = '', deploying = ''] = deploy.split(/^ {2}deploy:$/m);
  // They would check its commit out by a name that only git resolves, such as `HEAD~1`.
  expect(tests).toContain('if: ${{ !inputs.rollback }}');
  expect(deploying).toContain(
    "if: ${{ !cancelled() && (inputs.rollback || needs.test.result == 'success') }}",
  );
  expect(deploying).toContain('ref: ${{ inputs.rollback && github.ref || inputs.ref }}');
  expect(deploying).toMatch(/if: inputs\.rollback\n +run: npm run rollback -- "\$REF"/);
  // What somebody typed is an argument, and never a part of a command.
  expect(deploy).not.toMatch(/run: .*\$\{\{/);
});

test('the templates of every stage that can be deployed are linted', () => {
  const [, stages = ''] = /options: \[(.+)\]/.exec(deploy) ?? [];
  expect(check).toContain(`for stage in ${stages.replaceAll(',', '')}; do`);
  expect(check).toMatch(/STAGE=\$stage npm run synth\n.* cfn-lint .*cdk\.out\/\*\.template\.json/);
});
