import type { Assembly, Stack } from './assembly.ts';
import { resolve, type Scope } from './intrinsics.ts';
import type { LocalAws } from './local-aws.ts';
import { adviceFor, resourceTypes } from './resources/resource-types.ts';
import type { StartedResource } from './resources/resource.ts';
import { readSecretReference } from './secrets.ts';
import type { DeclaredResource } from './start-order.ts';

/** Starts the resources of an assembly and resolves references between them. */
export class Deployment {
  readonly #assembly: Assembly;
  readonly #aws: LocalAws;
  readonly #started = new Map<string, StartedResource>();

  constructor(assembly: Assembly, aws: LocalAws) {
    this.#assembly = assembly;
    this.#aws = aws;
  }

  /**
   * @returns undefined if the template's condition excludes the resource
   * @throws Error that names the resource if its type is unknown or it cannot start
   */
  async start({ stack, logicalId }: DeclaredResource): Promise<StartedResource | undefined> {
    const { template, name: stackName, region, account } = stack;
    const declaration = template.Resources[logicalId];
    if (declaration === undefined) throw new Error(`${stackName} declares no ${logicalId}.`);
    const scope = this.#scopeOf(stack);
    if (declaration.Condition !== undefined && !scope.condition(declaration.Condition)) {
      return undefined;
    }
    const path = `${stackName}/${logicalId}`;
    const start = resourceTypes[declaration.Type];
    if (start === undefined) {
      throw new Error(
        `${path}: ${declaration.Type} is unknown here. ${adviceFor(declaration.Type)}`,
      );
    }
    try {
      const properties = resolve(declaration.Properties, scope);
      const resource = { stackName, region, account, logicalId, path, properties };
      const started = await start(resource, this.#aws);
      this.#started.set(path, started);
      return started;
    } catch (cause) {
      throw new Error(`${path} (${declaration.Type}): ${messageOf(cause)}`, { cause });
    }
  }

  #scopeOf(stack: Stack): Scope {
    const { template } = stack;
    const pseudoParameters: Record<string, unknown> = {
      'AWS::AccountId': stack.account,
      'AWS::NoValue': undefined,
      'AWS::Partition': 'aws',
      'AWS::Region': stack.region,
      'AWS::StackId': `arn:aws:cloudformation:${stack.region}:${stack.account}:stack/${stack.name}/local`,
      'AWS::StackName': stack.name,
      'AWS::URLSuffix': 'amazonaws.com',
    };
    const scope: Scope = {
      ref: (name) => {
        if (Object.hasOwn(pseudoParameters, name)) return pseudoParameters[name];
        const parameter = template.Parameters[name];
        return parameter === undefined ? this.#find(stack, name).ref : parameter.Default;
      },
      attribute: (logicalId, name) => {
        const value = this.#find(stack, logicalId).attributes?.[name];
        if (value === undefined) throw new Error(`${logicalId} has no attribute ${name} here.`);
        return value;
      },
      importValue: (name) => this.#exported(name),
      condition: (name) => resolve(template.Conditions[name], scope) === true,
      mapping: (map, key, name) => template.Mappings[map]?.[key]?.[name],
      dynamicReference: (service, reference) => {
        if (service === 'secretsmanager') return readSecretReference(this.#aws.secrets, reference);
        throw new Error(`The local runtime does not know {{resolve:${service}:…}}.`);
      },
    };
    return scope;
  }

  #find(stack: Stack, logicalId: string): StartedResource {
    const started = this.#started.get(`${stack.name}/${logicalId}`);
    if (started === undefined) throw new Error(`${logicalId} has not been started.`);
    return started;
  }

  #exported(name: string): string {
    for (const stack of this.#assembly.stacks) {
      const scope = this.#scopeOf(stack);
      for (const { Export: exported, Value: value } of Object.values(stack.template.Outputs)) {
        if (exported !== undefined && resolve(exported.Name, scope) === name) {
          return String(resolve(value, scope));
        }
      }
    }
    throw new Error(`No stack exports ${name}.`);
  }
}

/** On one line: zod's errors have several. */
function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.replaceAll(/\s*\n\s*/g, ' ') : String(error);
}
