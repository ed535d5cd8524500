import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Files } from './constructs/files.ts';
import { StaffAuth } from './constructs/staff-auth.ts';
import { Tables } from './constructs/tables.ts';
import type { Stage } from './stages.ts';

export interface DataStackProps extends StackProps {
  readonly stage: Stage;
}

/** Holds the data that must survive, and nothing that a release changes. */
export class DataStack extends Stack {
  readonly tables: Tables;
  readonly files: Files;
  readonly staff: StaffAuth;

  constructor(scope: Construct, id: string, { stage, ...props }: DataStackProps) {
    super(scope, id, props);
    this.tables = new Tables(this, 'Tables', stage.retention);
    this.files = new Files(this, 'Files', stage.retention.contacts);
    this.staff = new StaffAuth(this, 'Staff', stage.secondFactor);
    new CfnOutput(this, 'StaffPoolId', { value: this.staff.poolId });
  }
}
