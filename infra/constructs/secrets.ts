import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import type { HttpFunction } from './http-function.ts';

/**
 * Proves to the API that a request came through CloudFront. The functions also accept the next generation, because
 * CloudFront is updated before them and starts to send it immediately.
 */
export class OriginSecret extends Construct {
  /** The value that CloudFront sends, as a reference. */
  readonly value: string;
  readonly #next: string;

  constructor(scope: Construct, id: string, generation: number) {
    super(scope, id);
    const reason = 'Rotated by generation, so that both sides change in one deploy.';
    this.value = generatedSecret(this, `Generation${generation}`, reason);
    this.#next = generatedSecret(this, `Generation${generation + 1}`, reason);
  }

  grantCheck(fn: HttpFunction): void {
    fn.setEnvironment({ ORIGIN_SECRETS: `${this.value},${this.#next}` });
  }
}

/**
 * The key with which functions sign cookies and hash the keys of rate-limit rows. Unlike the origin secret, CloudFront never
 * gets it.
 * It is separate so that rotating the origin secret invalidates neither cookies nor token buckets.
 */
export class SignatureKey extends Construct {
  readonly #value: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const reason =
      'If it leaks, change the construct id to replace it. Every browser then counts as unknown.';
    this.#value = generatedSecret(this, 'Generation1', reason);
  }

  grantSign(fn: HttpFunction): void {
    fn.setEnvironment({ SIGNATURE_KEY: this.#value });
  }
}

/**
 * A value from Secrets Manager. CloudFormation resolves it during deployment, so no template contains it.
 * Anybody who may read a function's configuration can read it.
 */
function generatedSecret(scope: Construct, id: string, notRotatedBecause: string): string {
  const secret = new Secret(scope, id, {
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
    removalPolicy: RemovalPolicy.DESTROY,
  });
  acknowledge(secret, { 'AwsSolutions-SMG4': notRotatedBecause });
  return secret.secretValue.unsafeUnwrap();
}
