import * as z from 'zod/mini';

/** Resolves the names that intrinsic functions refer to. */
export interface Scope {
  ref(name: string): unknown;
  attribute(logicalId: string, name: string): string;
  importValue(name: string): string;
  condition(name: string): boolean;
  mapping(map: string, key: string, name: string): unknown;
  /** Value of a `{{resolve:<service>:<reference>}}`. */
  dynamicReference(service: string, reference: string): string;
}

type Intrinsic = (argument: unknown, scope: Scope) => unknown;

const list = z.array(z.unknown());
const Join = z.tuple([z.string(), list]);
const Split = z.tuple([z.string(), z.string()]);
const Select = z.tuple([z.union([z.number(), z.string()]), list]);
const If = z.tuple([z.string(), z.unknown(), z.unknown()]);
const Equals = z.tuple([z.unknown(), z.unknown()]);
const FindInMap = z.tuple([z.string(), z.string(), z.string()]);
const Sub = z.union([z.string(), z.tuple([z.string(), z.record(z.string(), z.unknown())])]);

/** Each resolves its own argument, because `Fn::If` must not resolve the branch that it drops. */
const intrinsics: Readonly<Record<string, Intrinsic>> = {
  Ref: (name, scope) => scope.ref(z.string().parse(name)),
  Condition: (name, scope) => scope.condition(z.string().parse(name)),
  'Fn::GetAtt': (argument, scope) => scope.attribute(...attributeOf(argument)),
  'Fn::Sub': (argument, scope) => substitute(argument, scope),
  'Fn::Join': (argument, scope) => {
    const [separator, parts] = Join.parse(resolve(argument, scope));
    return parts.join(separator);
  },
  'Fn::Split': (argument, scope) => {
    const [separator, text] = Split.parse(resolve(argument, scope));
    return text.split(separator);
  },
  'Fn::Select': (argument, scope) => {
    const [index, items] = Select.parse(resolve(argument, scope));
    return items[Number(index)];
  },
  'Fn::ImportValue': (name, scope) => scope.importValue(z.string().parse(resolve(name, scope))),
  'Fn::FindInMap': (path, scope) => scope.mapping(...FindInMap.parse(resolve(path, scope))),
  'Fn::If': (argument, scope) => {
    const [condition, then, otherwise] = If.parse(argument);
    return resolve(scope.condition(condition) ? then : otherwise, scope);
  },
  'Fn::Equals': (argument, scope) => {
    const [left, right] = Equals.parse(resolve(argument, scope));
    return left === right;
  },
  'Fn::Not': (argument, scope) => !list.parse(resolve(argument, scope))[0],
  'Fn::And': (argument, scope) => list.parse(resolve(argument, scope)).every(Boolean),
  'Fn::Or': (argument, scope) => list.parse(resolve(argument, scope)).some(Boolean),
};

/**
 * Resolves the intrinsic functions and dynamic references in a template's value. Omits `AWS::NoValue`.
 * @throws Error for an unknown intrinsic function
 */
export function resolve(value: unknown, scope: Scope): unknown {
  if (typeof value === 'string') return resolveDynamicReferences(value, scope);
  if (Array.isArray(value)) {
    return value.map((item) => resolve(item, scope)).filter((item) => item !== undefined);
  }
  if (typeof value !== 'object' || value === null) return value;
  const result = callIntrinsic(value, scope);
  if (result !== undefined) return resolve(result.value, scope);
  const entries = Object.entries(value).map(([key, item]) => [key, resolve(item, scope)] as const);
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
}

function callIntrinsic(value: object, scope: Scope): { value: unknown } | undefined {
  const [call, ...others] = Object.entries(value);
  if (call === undefined || others.length > 0) return undefined;
  const [name, argument] = call;
  // `Condition` is also a plain key of IAM policies, with an object.
  if (name === 'Condition' && typeof argument !== 'string') return undefined;
  const intrinsic = Object.hasOwn(intrinsics, name) ? intrinsics[name] : undefined;
  if (intrinsic !== undefined) return { value: intrinsic(argument, scope) };
  if (name.startsWith('Fn::')) throw new Error(`The local runtime does not know ${name}.`);
  return undefined;
}

function substitute(argument: unknown, scope: Scope): string {
  const sub = Sub.parse(argument);
  const [text, variables] = typeof sub === 'string' ? [sub, {}] : sub;
  return text.replaceAll(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
    if (literal === '!') return `\${${name}}`;
    if (Object.hasOwn(variables, name)) return String(resolve(variables[name], scope));
    return String(name.includes('.') ? scope.attribute(...attributeOf(name)) : scope.ref(name));
  });
}

function resolveDynamicReferences(text: string, scope: Scope): string {
  return text.replaceAll(
    /\{\{resolve:([a-z-]+):([^}]+)\}\}/g,
    (_, service: string, reference: string) => scope.dynamicReference(service, reference),
  );
}

/** The argument of `Fn::GetAtt` is a list or `"<id>.<name>"`. */
function attributeOf(argument: unknown): [logicalId: string, name: string] {
  if (typeof argument !== 'string') return z.tuple([z.string(), z.string()]).parse(argument);
  const dot = argument.indexOf('.');
  return [argument.slice(0, dot), argument.slice(dot + 1)];
}

/** What a template's value refers to. */
export interface References {
  /** Logical ids, parameters and pseudo parameters. */
  readonly names: Set<string>;
  readonly exports: Set<string>;
}

export function referencesOf(value: unknown): References {
  const found: References = { names: new Set(), exports: new Set() };
  collect(value, found);
  return found;
}

function collect(value: unknown, found: References): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, argument] of Object.entries(value)) {
    if (key === 'Ref') found.names.add(String(argument));
    if (key === 'Fn::GetAtt') found.names.add(attributeOf(argument)[0]);
    if (key === 'Fn::ImportValue') found.exports.add(String(argument));
    if (key === 'Fn::Sub') {
      const sub = Sub.parse(argument);
      const text = typeof sub === 'string' ? sub : sub[0];
      for (const [, name] of text.matchAll(/\$\{([^!.}]+)[^}]*\}/g)) {
        if (name !== undefined) found.names.add(name);
      }
    }
    collect(argument, found);
  }
}
