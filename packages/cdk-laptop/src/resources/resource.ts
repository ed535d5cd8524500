import type { LocalAws } from '../local-aws.ts';

/** A resource with resolved properties. */
interface Resource {
  readonly stackName: string;
  readonly region: string;
  readonly account: string;
  readonly logicalId: string;
  /** `<stack>/<logicalId>`: for messages, and as the seed of derived names. */
  readonly path: string;
  readonly properties: unknown;
}

/** A resource that has started. */
export interface StartedResource {
  /** The value of `Ref`. */
  readonly ref: string;
  /** The values of `Fn::GetAtt`. */
  readonly attributes?: Readonly<Record<string, string>>;
  stop?(): Promise<void> | void;
}

/** Starts a resource and adds to `aws` the parts that other resources need. */
export type Start = (
  resource: Resource,
  aws: LocalAws,
) => StartedResource | Promise<StartedResource>;
