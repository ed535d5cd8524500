import { expect, test, vi } from 'vitest';
import { templates } from './template.ts';

/** Names within something else of the stage, which may be alike: an API's parts, a pool's groups. */
const nested = new Set([
  'AWS::ApiGatewayV2::Api',
  'AWS::ApiGatewayV2::Authorizer',
  'AWS::ApiGatewayV2::Stage',
  'AWS::Cognito::UserPoolGroup',
]);
/** Not the resource's own name, but what it counts, looks up or belongs to. */
const others = /^(?:Metric|Attribute|DeliverySource)Name$/;

test('two stages fit into one account: no resource of the one is named as a resource of the other', () => {
  const development = namesOf('development');
  const production = new Set(namesOf('production'));

  expect(development.length).toBeGreaterThan(40);
  expect(development.filter((name) => production.has(name))).toEqual([]);
});

/** `type name` of every resource that is given a name unique in its account. */
function namesOf(stage: string): string[] {
  vi.stubEnv('STAGE', stage);
  const { data, site } = templates();
  vi.unstubAllEnvs();
  return [data, site].flatMap(({ Resources }) =>
    Object.values(Resources)
      .filter(({ Type }) => !nested.has(Type))
      .flatMap(({ Type, Properties }) => given(Properties).map((name) => `${Type} ${name}`)),
  );
}

/** A resource's name stands in its properties or one object below, as `FunctionConfig` or `Budget`. */
function given(properties: Record<string, unknown>, depth = 0): string[] {
  return Object.entries(properties).flatMap(([key, value]) => {
    if (typeof value === 'string') return key.endsWith('Name') && !others.test(key) ? [value] : [];
    if (typeof value !== 'object' || value === null || Array.isArray(value) || depth > 0) return [];
    return given({ ...value }, depth + 1);
  });
}
