import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAssembly } from '../src/assembly.ts';
import { startOrder } from '../src/start-order.ts';
import { writeAssembly } from './fixture-assembly.ts';
import { temporaryFolder } from './temporary-folder.ts';

const topic = { Type: 'AWS::SNS::Topic' };

function order(stacks: Parameters<typeof writeAssembly>[1]): string[] {
  const assembly = readAssembly(writeAssembly(temporaryFolder(), stacks));
  return startOrder(assembly).map(({ stack, logicalId }) => `${stack.name}/${logicalId}`);
}

describe('Resources start', () => {
  test('after the resources that they refer to', () => {
    const resources = {
      A: { ...topic, Properties: { x: { 'Fn::GetAtt': ['B', 'Arn'] } } },
      B: topic,
    };
    expect(order({ S: { Resources: resources } })).toEqual(['S/B', 'S/A']);
  });

  test('after the resources that they depend on', () => {
    const resources = { A: { ...topic, DependsOn: ['C', 'B'] }, B: topic, C: topic };
    expect(order({ S: { Resources: resources } })).toEqual(['S/C', 'S/B', 'S/A']);
  });

  test('after resources of another stack whose export they import', () => {
    const importer = { A: { ...topic, Properties: { x: { 'Fn::ImportValue': 'Two:B' } } } };
    const Outputs = { B: { Value: { Ref: 'B' }, Export: { Name: 'Two:B' } } };
    expect(
      order({ One: { Resources: importer }, Two: { Resources: { B: topic }, Outputs } }),
    ).toEqual(['Two/B', 'One/A']);
  });

  test('never with a circular dependency', () => {
    const resources = { A: { ...topic, DependsOn: 'B' }, B: { ...topic, DependsOn: 'A' } };
    expect(() => order({ S: { Resources: resources } })).toThrow(
      /Circular dependency between resources: S\/A, S\/B/,
    );
  });
});

describe('An assembly', () => {
  const stacks = { S: { Resources: { A: topic } } };

  test('knows the path of each asset', () => {
    const folder = writeAssembly(temporaryFolder(), stacks, { code: { 'index.mjs': '' } });
    expect(readAssembly(folder).assets.get('code.zip')).toBe(join(folder, 'asset.code'));
  });

  test.each([
    ['manifest.json', '{'],
    ['S.template.json', '{"Resources": []}'],
  ])('whose %s contains %s is reported as broken', (name, content) => {
    const folder = writeAssembly(temporaryFolder(), stacks);
    writeFileSync(join(folder, name), content);
    expect(() => readAssembly(folder)).toThrow(`${name} is broken`);
  });

  test('with a missing asset is reported', () => {
    const folder = writeAssembly(temporaryFolder(), stacks, { code: { 'index.mjs': '' } });
    rmSync(join(folder, 'asset.code'), { recursive: true });
    expect(() => readAssembly(folder)).toThrow(/asset\.code is missing/);
  });

  test('without a stack is reported', () => {
    expect(() => readAssembly(writeAssembly(temporaryFolder(), {}))).toThrow(/holds no stack/);
  });
});
