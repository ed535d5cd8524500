import { Construct } from 'constructs';
import { generatedSecret } from './generated-secret.ts';
import type { HttpFunction } from './http-function.ts';

/**
 * The value by which the API knows that a request came through CloudFront. The functions also accept the next generation already:
 * CloudFront, which is updated before them, may start to send it at once.
 */
export class OriginSecret extends Construct {
  readonly #current: string;
  readonly #next: string;

  constructor(scope: Construct, id: string, { generation }: { readonly generation: number }) {
    super(scope, id);
    this.#current = this.#generation(generation);
    this.#next = this.#generation(generation + 1);
  }

  /** What CloudFront sends, as a reference. */
  get value(): string {
    return this.#current;
  }

  grantCheck(fn: HttpFunction): void {
    fn.setEnvironment({ ORIGIN_SECRETS: `${this.#current},${this.#next}` });
  }

  #generation(number: number): string {
    return generatedSecret(
      this,
      `Generation${number}`,
      'Rotated by generation, so that both sides change in one deploy.',
    );
  }
}
