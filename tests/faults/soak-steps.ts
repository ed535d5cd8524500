import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { Contact } from '#contract/contact/detail.ts';
import { ContactReceipt } from '#contract/contact/request.ts';
import { type ContactStatus, contactStatuses } from '#contract/contact/status.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { SubscriberStatus } from '#contract/newsletter.ts';
import { Notifications } from '#contract/notifications.ts';
import { Person } from '#contract/person.ts';
import { subscriberVersion } from '#contract/subscriber-change.ts';
import { contactRequest } from '../contact.ts';
import type { Reply, SoakSite } from './soak-site.ts';

/** What the product acknowledged to a visitor. */
interface Visitor {
  readonly email: string;
  /** By id. */
  readonly contacts: Map<string, { text: string; status: ContactStatus; notes: string[] }>;
  /** Undefined: not subscribed, or erased. */
  subscription?: SubscriberStatus | undefined;
  wasErased?: true;
}

/** Between 0 and 1. */
type Random = () => number;

/** An action on a visitor, who takes part in only one at a time. */
interface Step {
  readonly weight: number;
  readonly fits: (visitor: Visitor) => boolean;
  readonly act: (visitor: Visitor, random: Random) => Promise<void>;
}

const subjects = { confirm: /^Confirm/, welcome: /^You’re on/ };

/** Visitors and staff who use the product at random, and the promises to check afterwards. */
export class SoakUse {
  readonly visitors: Visitor[] = [];
  /** Broken promises: lost, duplicated or unsent. */
  readonly wrong: unknown[] = [];
  mayKill = true;
  /** The longest wait in seconds, as staff were told. */
  longestWait = 0;
  readonly #site: SoakSite;
  readonly #busy = new Set<Visitor>();
  #written = 0;

  constructor(site: SoakSite) {
    this.#site = site;
  }

  readonly #steps: Readonly<Record<string, Step>> = {
    send: { weight: 30, fits: () => true, act: (visitor) => this.#send(visitor) },
    subscribe: {
      weight: 14,
      fits: ({ subscription, wasErased }) => subscription === undefined && !wasErased,
      act: (visitor) => this.#subscribe(visitor),
    },
    confirm: {
      weight: 20,
      fits: ({ email, subscription }) =>
        subscription === 'pending' && this.#site.mailTo(email, subjects.confirm) !== undefined,
      act: (visitor) => this.#confirm(visitor),
    },
    bounce: {
      weight: 2,
      fits: (visitor) => this.#isWelcome(visitor),
      act: (visitor) => this.#report(visitor, 'bounce', 'bounced'),
    },
    complain: {
      weight: 2,
      fits: (visitor) => this.#isWelcome(visitor),
      act: (visitor) => this.#report(visitor, 'complain', 'complained'),
    },
    leave: {
      weight: 2,
      fits: (visitor) => this.#isWelcome(visitor),
      act: (visitor) => this.#leave(visitor),
    },
    remove: {
      weight: 3,
      fits: ({ subscription }) => subscription === 'pending' || subscription === 'confirmed',
      act: (visitor) => this.#remove(visitor),
    },
    erase: {
      weight: 4,
      fits: ({ subscription, contacts }) => subscription !== undefined || contacts.size > 0,
      act: (visitor) => this.#erase(visitor),
    },
    change: {
      weight: 16,
      fits: ({ contacts }) => contacts.size > 0,
      act: (visitor, random) => this.#change(visitor, random),
    },
    export: { weight: 3, fits: () => true, act: () => this.#export() },
    'kill functions': {
      weight: 3,
      fits: () => this.mayKill,
      act: () => this.#site.killFunctions(),
    },
    'kill runtime': {
      weight: 1,
      fits: () => this.mayKill,
      act: (_, random) => this.#site.killRuntime(random() < 0.5),
    },
  };

  /** Performs a random action. */
  async step(random: Random): Promise<void> {
    const all = Object.entries(this.#steps);
    const total = all.reduce((sum, [, { weight }]) => sum + weight, 0);
    let left = random() * total;
    const chosen = all.find(([, { weight }]) => (left -= weight) < 0);
    if (chosen === undefined) return;
    const [name, { fits, act }] = chosen;
    const visitor = this.#take(fits, name, random);
    if (visitor === undefined) return;
    this.#busy.add(visitor);
    await act(visitor, random).finally(() => this.#busy.delete(visitor));
    this.#site.count(name);
  }

  /** Every second message and subscription comes from a new visitor. */
  #take(fits: Step['fits'], name: string, random: Random): Visitor | undefined {
    const isFirst = (name === 'send' || name === 'subscribe') && random() < 0.5;
    const free = this.visitors.filter((each) => !this.#busy.has(each) && fits(each));
    if (free.length > 0 && !isFirst) return free[Math.floor(random() * free.length)];
    const visitor = { email: `visitor-${this.visitors.length}@mail.example`, contacts: new Map() };
    if (!fits(visitor)) return undefined;
    this.visitors.push(visitor);
    return visitor;
  }

  #isWelcome({ email, subscription }: Visitor): boolean {
    return subscription === 'confirmed' && this.#site.mailTo(email, subjects.welcome) !== undefined;
  }

  async #send({ email, contacts }: Visitor): Promise<void> {
    this.#written += 1;
    const text = `Message ${this.#written} of the soak test.`;
    const body = { ...contactRequest, businessEmail: email, message: text };
    const headers = { 'idempotency-key': randomUUID() };
    const reply = await this.#site.visit(endpoints.submitContact, { body, headers });
    contacts.set(read(ContactReceipt, reply).id, { text, status: 'new', notes: [] });
  }

  async #subscribe(visitor: Visitor): Promise<void> {
    const body = { email: visitor.email, elapsed: 61_200 };
    accept(await this.#site.visit(endpoints.subscribe, { body }));
    visitor.subscription = 'pending';
  }

  async #confirm(visitor: Visitor): Promise<void> {
    const mail = this.#site.mailTo(visitor.email, subjects.confirm);
    const token = /#([\w-]+)/.exec(mail?.body.text ?? '')?.[1];
    accept(await this.#site.visit(endpoints.confirmSubscription, { body: { token } }));
    visitor.subscription = 'confirmed';
  }

  async #leave(visitor: Visitor): Promise<void> {
    const mail = this.#site.mailTo(visitor.email, subjects.welcome);
    const parameter = /([\w-]+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    accept(await this.#site.visit(endpoints.unsubscribe, { parameter, body: {} }));
    visitor.subscription = 'left';
  }

  /** SES repeats a report that a killed function did not record: AWS calls it three times, the local runtime once. */
  async #report(
    visitor: Visitor,
    what: 'bounce' | 'complain',
    status: SubscriberStatus,
  ): Promise<void> {
    const mail = this.#site.mailTo(visitor.email, subjects.welcome);
    if (mail === undefined) return;
    while ((await this.#person(visitor.email)).subscriber?.status !== status) {
      await this.#site.report(mail, what);
    }
    visitor.subscription = status;
  }

  async #remove(visitor: Visitor): Promise<void> {
    for (;;) {
      const { subscriber } = await this.#person(visitor.email);
      if (subscriber?.status === 'left') break;
      const reply = await this.#site.staff(endpoints.updateSubscriber, {
        body: { email: visitor.email, change: 'remove' },
        headers: { 'if-match': `"${subscriberVersion(subscriber ?? { consent: [] })}"` },
      });
      if (reply.status !== 412) accept(reply);
    }
    visitor.subscription = 'left';
  }

  async #erase(visitor: Visitor): Promise<void> {
    const { email } = visitor;
    // Before the response: an export beside it may already lack them.
    visitor.contacts.clear();
    let cursor: string | undefined;
    do {
      const body = { email, confirm: email, ...(cursor && { cursor }) };
      const reply = await this.#site.staff(endpoints.erasePerson, { body });
      ({ cursor } = read(z.looseObject({ cursor: z.optional(z.string()) }), reply));
    } while (cursor);
    visitor.subscription = undefined;
    visitor.wasErased = true;
    await this.#compare(visitor);
  }

  async #change({ contacts }: Visitor, random: Random): Promise<void> {
    const ids = [...contacts.keys()];
    const parameter = ids[Math.floor(random() * ids.length)] ?? '';
    const known = contacts.get(parameter);
    if (known === undefined) return;
    const others = contactStatuses.filter((status) => status !== known.status && status !== 'spam');
    const status = others[Math.floor(random() * others.length)] ?? 'open';
    for (;;) {
      const contact = read(Contact, await this.#site.staff(endpoints.getContact, { parameter }));
      if (contact.status === status) break;
      const headers = { 'if-match': `"${contact.version}"` };
      const call = { parameter, headers, body: { status } };
      const reply = await this.#site.staff(endpoints.updateContact, call);
      if (reply.status !== 412) accept(reply);
    }
    known.status = status;
    const text = `It is ${status}.`;
    const headers = { 'idempotency-key': randomUUID() };
    accept(await this.#site.staff(endpoints.addNote, { parameter, headers, body: { text } }));
    known.notes.push(text);
  }

  /** An export contains everything acknowledged before it and not erased. */
  async #export(): Promise<void> {
    const before = this.visitors.flatMap((each) => [...each.contacts.keys()]);
    const body = { action: 'export', list: 'contacts', format: 'csv' };
    accept(await this.#site.staff(endpoints.recordExport, { body }));
    const listed = new Set((await this.listed()).map(({ id }) => id));
    const kept = new Set(this.visitors.flatMap((each) => [...each.contacts.keys()]));
    this.wrong.push(...before.filter((id) => kept.has(id) && !listed.has(id)));
    const reply = await this.#site.staff(endpoints.listNotifications);
    this.longestWait = Math.max(this.longestWait, read(Notifications, reply).waiting);
  }

  /** All pages of the staff list. */
  async listed(): Promise<{ id: string; status: string; message: string }[]> {
    const Page = z.array(
      z.looseObject({ id: z.string(), status: z.string(), message: z.string() }),
    );
    const rows = [];
    for (let query: string | undefined = '?limit=100'; query;) {
      const reply: Reply = await this.#site.staff(endpoints.listContacts, { query });
      rows.push(...read(Page, reply));
      query = reply.next;
    }
    return rows;
  }

  async #person(email: string): Promise<Person> {
    return read(Person, await this.#site.staff(endpoints.readPerson, { body: { email } }));
  }

  /** Records differences between a visitor's data and what was acknowledged. */
  async #compare({ email, contacts, subscription }: Visitor): Promise<void> {
    const person = await this.#person(email);
    const found = person.contacts.map(({ id, message: text, status, notes }) => {
      return [id, { text, status, notes: notes.map((note) => note.text) }] as const;
    });
    const isSame =
      person.subscriber?.status === subscription && isDeepStrictEqual(new Map(found), contacts);
    if (!isSame) this.wrong.push({ email, subscription, contacts: [...contacts], person });
  }

  /** Compares everything with what was acknowledged, once the outbox is empty. */
  async compareAll(): Promise<void> {
    for (const visitor of this.visitors) await this.#compare(visitor);
    const known = this.visitors.flatMap(({ contacts }) => [...contacts.keys()]);
    const listed = (await this.listed()).map(({ id }) => id);
    const digests = Array.from(this.#site.mails.values(), ({ subject, body }) =>
      subject.includes('new contact') ? body.text : '',
    ).join('\n');
    const mailed = { pending: subjects.confirm, confirmed: subjects.welcome };
    this.wrong.push(
      ...listed.filter((id) => !known.includes(id)),
      ...known.filter((id) => !listed.includes(id) || !digests.includes(id)),
      ...this.visitors.filter(
        ({ email, subscription: now }) =>
          (now === 'pending' || now === 'confirmed') && !this.#site.mailTo(email, mailed[now]),
      ),
    );
  }
}

function accept({ status, body }: Reply): void {
  if (status < 200 || status > 299) throw new Error(`${status} ${body}`);
}

function read<Read>(schema: z.ZodMiniType<Read>, reply: Reply): Read {
  accept(reply);
  return schema.parse(JSON.parse(reply.body));
}
