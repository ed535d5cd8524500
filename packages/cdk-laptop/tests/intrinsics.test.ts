import { describe, expect, test } from 'vitest';
import { referencesOf, resolve, type Scope } from '../src/intrinsics.ts';

const scope: Scope = {
  ref: (name) => (name === 'AWS::NoValue' ? undefined : `<${name}>`),
  attribute: (logicalId, name) => `<${logicalId}.${name}>`,
  importValue: (name) => `imported ${name}`,
  condition: (name) => name === 'IsTrue',
  mapping: (map, key, name) => `${map}/${key}/${name}`,
  dynamicReference: (service, reference) => `secret of ${service} at ${reference}`,
};

describe('A value of a template', () => {
  test.each([
    [{ Ref: 'Bucket' }, '<Bucket>'],
    [{ 'Fn::GetAtt': ['Bucket', 'Arn'] }, '<Bucket.Arn>'],
    [{ 'Fn::GetAtt': 'Function.Metadata.Arn' }, '<Function.Metadata.Arn>'],
    [{ 'Fn::Join': ['-', ['a', { Ref: 'B' }, 1]] }, 'a-<B>-1'],
    [{ 'Fn::Split': ['/', { Ref: 'a/b' }] }, ['<a', 'b>']],
    [{ 'Fn::Select': [1, { 'Fn::Split': [':', 'a:b:c'] }] }, 'b'],
    [{ 'Fn::Select': ['0', ['x', 'y']] }, 'x'],
    [{ 'Fn::Sub': 'a ${B} ${C.D} ${!E}' }, 'a <B> <C.D> ${E}'],
    [{ 'Fn::Sub': ['${X}-${B}', { X: { Ref: 'Y' } }] }, '<Y>-<B>'],
    [{ 'Fn::ImportValue': 'data:Arn' }, 'imported data:Arn'],
    [{ 'Fn::FindInMap': ['Map', { Ref: 'R' }, 'name'] }, 'Map/<R>/name'],
    [{ 'Fn::If': ['IsTrue', 'then', { 'Fn::Unknown': 1 }] }, 'then'],
    [{ 'Fn::If': ['IsFalse', 'then', { Ref: 'Else' }] }, '<Else>'],
    [{ 'Fn::Equals': [{ Ref: 'A' }, '<A>'] }, true],
    [{ 'Fn::And': [{ Condition: 'IsTrue' }, { 'Fn::Not': [{ Condition: 'IsTrue' }] }] }, false],
    [{ 'Fn::Or': [{ Condition: 'IsFalse' }, { Condition: 'IsTrue' }] }, true],
  ])('%j resolves to %j', (value, expected) => {
    expect(resolve(value, scope)).toEqual(expected);
  });

  test('is resolved at every depth, without changing plain values', () => {
    expect(resolve({ a: [{ b: { Ref: 'C' } }], n: 1, t: true, z: null }, scope)).toEqual({
      a: [{ b: '<C>' }],
      n: 1,
      t: true,
      z: null,
    });
  });

  test('omits AWS::NoValue', () => {
    const nothing = { Ref: 'AWS::NoValue' };
    expect(resolve({ kept: 1, gone: nothing, list: [nothing, 2] }, scope)).toEqual({
      kept: 1,
      list: [2],
    });
  });

  test('keeps the Condition of an IAM statement, which is no function', () => {
    const statement = { Condition: { Bool: { 'aws:SecureTransport': 'false' } } };
    expect(resolve(statement, scope)).toEqual(statement);
  });

  test('has its dynamic references resolved, also if a function joins them', () => {
    const value = {
      'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: 'S' }, ':SecretString:::}}']],
    };
    expect(resolve(value, scope)).toBe('secret of secretsmanager at <S>:SecretString:::');
    expect(resolve('a {{resolve:ssm:b}}', scope)).toBe('a secret of ssm at b');
  });

  test('with an unknown function is reported', () => {
    expect(() => resolve({ a: { 'Fn::Cidr': [] } }, scope)).toThrow(
      'The local runtime does not know Fn::Cidr.',
    );
  });
});

test('References are found in Ref, GetAtt, Sub and ImportValue', () => {
  const { names, exports } = referencesOf({
    a: [{ Ref: 'A' }, { 'Fn::GetAtt': ['B', 'Arn'] }, { 'Fn::GetAtt': 'C.Arn' }],
    b: { 'Fn::Sub': ['${D}/${E.Arn}/${!F}', { X: { Ref: 'G' } }] },
    c: { 'Fn::ImportValue': 'other:H' },
  });
  expect([...names].toSorted()).toEqual(['A', 'B', 'C', 'D', 'E', 'G']);
  expect([...exports]).toEqual(['other:H']);
});
