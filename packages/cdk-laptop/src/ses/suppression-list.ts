import { join } from 'node:path';
import * as z from 'zod/mini';
import { readFileIfExists, writeFileAtomically } from '../data-folder.ts';

const Reasons = z.record(z.string(), z.enum(['BOUNCE', 'COMPLAINT']));
export type SuppressionReason = z.infer<typeof Reasons>[string];

/**
 * Addresses with a permanent bounce or a complaint. SES accepts mail to them but reports it instead of delivering it. New
 * accounts have the list switched on ("Using the Amazon SES account-level suppression list" in its developer guide).
 */
export class SuppressionList {
  readonly #file: string;
  readonly #reasons: Map<string, SuppressionReason>;

  constructor(dataDir: string) {
    this.#file = join(dataDir, 'suppression-list.json');
    const kept = Reasons.safeParse(JSON.parse(readFileIfExists(this.#file) ?? '{}'));
    this.#reasons = new Map(Object.entries(kept.data ?? {}));
  }

  reasonOf(address: string): SuppressionReason | undefined {
    return this.#reasons.get(address.toLowerCase());
  }

  /** Ignores addresses of SES's mailbox simulator ("Using the mailbox simulator manually"). */
  add(addresses: readonly string[], reason: SuppressionReason): void {
    for (const address of addresses.map((each) => each.toLowerCase())) {
      if (!address.endsWith('@simulator.amazonses.com')) this.#reasons.set(address, reason);
    }
    this.#write();
  }

  remove(addresses: readonly string[]): void {
    for (const address of addresses) this.#reasons.delete(address.toLowerCase());
    this.#write();
  }

  clear(): void {
    this.remove([...this.#reasons.keys()]);
  }

  #write(): void {
    writeFileAtomically(this.#file, JSON.stringify(Object.fromEntries(this.#reasons)));
  }
}
