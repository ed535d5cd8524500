import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Records why a resource departs from rules of cdk-nag: rule id -> reason. */
export function acknowledge(scope: IConstruct, reasons: Readonly<Record<string, string>>): void {
  Validations.of(scope).acknowledge(
    ...Object.entries(reasons).map(([id, reason]) => ({ id, reason })),
  );
}
