import { Construct } from 'constructs';
import { generatedSecret } from './generated-secret.ts';
import type { HttpFunction } from './http-function.ts';

/**
 * The key by which functions sign cookies and name the rows of counters. It leaves them nowhere, unlike the origin secret,
 * whose rotation must end neither.
 */
export class SignatureKey extends Construct {
  readonly #value: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.#value = generatedSecret(
      this,
      'Generation1',
      'Replaced by a new id where it may be known: that makes every browser a new one.',
    );
  }

  grantSign(fn: HttpFunction): void {
    fn.setEnvironment({ SIGNATURE_KEY: this.#value });
  }
}
