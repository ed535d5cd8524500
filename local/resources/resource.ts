import type { Cloud } from '../cloud.ts';

/** A resource whose properties are resolved and which is about to start. */
interface Resource {
  readonly stackName: string;
  readonly region: string;
  readonly account: string;
  readonly logicalId: string;
  /** `<stack>/<logicalId>`, for messages and as the purpose of derived names. */
  readonly path: string;
  readonly properties: unknown;
}

/** What `Ref` and `Fn::GetAtt` answer for a resource that has started. */
export interface Started {
  readonly ref: string;
  readonly attributes?: Readonly<Record<string, string>>;
  stop?(): Promise<void> | void;
}

/** Starts one resource; what it shares with others goes into the cloud. */
export type Start = (resource: Resource, cloud: Cloud) => Started | Promise<Started>;
