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
    const why = 'Rotated by generation, so that both sides change in one deploy.';
    this.value = generatedSecret(this, `Generation${generation}`, why);
    this.#next = generatedSecret(this, `Generation${generation + 1}`, why);
  }

  grantCheck(fn: HttpFunction): void {
    fn.setEnvironment({ ORIGIN_SECRETS: `${this.value},${this.#next}` });
  }
}

/**
 * The key with which functions sign cookies and name the rows of counters. It never leaves them, unlike the origin secret,
 * and a rotation of that must not invalidate cookies and counters.
 */
export class SignatureKey extends Construct {
  readonly #value: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const why = 'Replaced by a new id where it may be known: that makes every browser a new one.';
    this.#value = generatedSecret(this, 'Generation1', why);
  }

  grantSign(fn: HttpFunction): void {
    fn.setEnvironment({ SIGNATURE_KEY: this.#value });
  }
}

/**
 * A value from Secrets Manager. CloudFormation resolves it during deployment, so no template contains it. docs/decisions
 * says who can read it.
 */
function generatedSecret(scope: Construct, id: string, notRotatedBecause: string): string {
  const secret = new Secret(scope, id, {
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
    removalPolicy: RemovalPolicy.DESTROY,
  });
  acknowledge(secret, { 'AwsSolutions-SMG4': notRotatedBecause });
  return secret.secretValue.unsafeUnwrap();
}
