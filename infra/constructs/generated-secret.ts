import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

/**
 * A value that Secrets Manager makes. CloudFormation resolves it while deploying, so that it stands in no template; see
 * docs/decisions for who can read it there.
 */
export function generatedSecret(scope: Construct, id: string, notRotatedBecause: string): string {
  const secret = new Secret(scope, id, {
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
    removalPolicy: RemovalPolicy.DESTROY,
  });
  acknowledge(secret, { 'AwsSolutions-SMG4': notRotatedBecause });
  return secret.secretValue.unsafeUnwrap();
}
