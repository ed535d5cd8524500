import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from '../data-folder.ts';
import type { Log } from '../log.ts';
import { type DueReport, Email } from './email.ts';

/** Beyond this limit, the oldest mail is deleted. */
const maxEmails = 500;
const maxBytes = 50 * 1024 * 1024;

/** A mail with a report due stays up to this limit, since a crash would lose the report, too. */
const maxUnreported = 2500;

/** The mail of a data folder, one file each, so that accepted mail survives a crash. */
export class MailFolder {
  readonly #folder: string;
  /** File name -> mail and its size, the oldest first. */
  readonly #files = new Map<string, { email: Email; bytes: number }>();
  #lastNumber = 0;

  constructor(dataDir: string, log: Log) {
    this.#folder = join(dataDir, 'mail');
    if (!existsSync(this.#folder)) mkdirSync(this.#folder, { mode: 0o700 });
    for (const name of readdirSync(this.#folder).toSorted()) this.#read(name, log);
  }

  /** The oldest first. */
  get emails(): Email[] {
    return [...this.#files.values()].map(({ email }) => email);
  }

  find(messageId: string): Email | undefined {
    return this.#files.values().find(({ email }) => email.messageId === messageId)?.email;
  }

  add(email: Email): void {
    this.#lastNumber += 1;
    this.#write(`${String(this.#lastNumber).padStart(9, '0')}.json`, email);
    let bytes = this.#files.values().reduce((sum, file) => sum + file.bytes, 0);
    for (const [name, file] of this.#files) {
      const { size } = this.#files;
      if (size <= maxEmails && bytes <= maxBytes) break;
      if (file.email.unreported.length > 0 && size <= maxUnreported) continue;
      bytes -= file.bytes;
      this.#delete(name);
    }
  }

  /** Adds a line to a mail's history, unless the mail has been deleted. */
  record(messageId: string, text: string): void {
    const entry = { at: new Date().toISOString(), text };
    this.#change(messageId, (email) => ({ ...email, history: [...email.history, entry] }));
  }

  /** Keeps a report until it is {@link settle}d, also through a crash. */
  owe(messageId: string, report: DueReport): void {
    this.#change(messageId, (email) => ({
      ...email,
      unreported: [...new Set([...email.unreported, report])],
    }));
  }

  /** Forgets a report. If that is lost, by a full disk or a crash of the machine, it is made twice, as EventBridge may. */
  settle(messageId: string, report: DueReport): void {
    if (this.find(messageId)?.unreported.includes(report) !== true) return;
    const settled = (email: Email) => ({
      ...email,
      unreported: email.unreported.filter((each) => each !== report),
    });
    try {
      this.#change(messageId, settled, { flush: false });
    } catch {
      // The file still has it.
    }
  }

  clear(): void {
    for (const name of this.#files.keys()) this.#delete(name);
  }

  #read(name: string, log: Log): void {
    const file = join(this.#folder, name);
    try {
      const content = readFileSync(file, 'utf8');
      const email = Email.parse(JSON.parse(content));
      this.#files.set(name, { email, bytes: content.length });
      this.#lastNumber = Number.parseInt(name, 10);
    } catch {
      // A draft from a crash before the mail was accepted, or a damaged file.
      log({ mail: file, error: 'is deleted: it cannot be read' });
      rmSync(file, { force: true });
    }
  }

  #change(messageId: string, change: (email: Email) => Email, options?: { flush: boolean }): void {
    for (const [name, { email }] of this.#files) {
      if (email.messageId === messageId) this.#write(name, change(email), options);
    }
  }

  #write(name: string, email: Email, options?: { flush: boolean }): void {
    const content = JSON.stringify(email);
    writeFileAtomically(join(this.#folder, name), content, options);
    this.#files.set(name, { email, bytes: content.length });
  }

  #delete(name: string): void {
    rmSync(join(this.#folder, name), { force: true });
    this.#files.delete(name);
  }
}
