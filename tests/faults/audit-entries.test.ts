import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { signalFunctions } from './processes.ts';
import { type Fault, noFault } from './proxy.ts';
import { startStack } from './stack.ts';
import { signIn } from './staff-user.ts';
import { sendNew } from './visitor.ts';

/** What is changed: contacts by number, one of them twice, and the templates. Two minutes without a kill follow. */
const kinds = [0, 1, 2, 0, 'templates', 'templates', 'templates'] as const;

/** `KILLS=200 npm run test:faults -- audit-entries` for more of them. */
const kills = Number(process.env['KILLS'] || kinds.length);

/** The moment at which functions die. All follow the stored change; only the last follows its audit entry. */
const moments = ['after the change', 'before the entry', 'after the entry'] as const;

const Stored = z.object({ version: z.number() });
const Templates = z.object({ lastChange: z.object({ version: z.number() }) });

/** Kills the functions at a moment of the next stored change in a table. */
function killing(table: string, moment: (typeof moments)[number]): Fault {
  let isStored = false;
  return async (call, forward, response) => {
    const writes = (name: string) =>
      /^(?:Put|Update)/.test(call.operation) && call.table.includes(name);
    const isEntry = isStored && writes('Activity');
    isStored ||= writes(table);
    if (!isEntry && !(isStored && moment === 'after the change'))
      return noFault(call, forward, response);
    if (moment !== 'before the entry') await forward();
    signalFunctions('SIGKILL');
    response.destroy();
  };
}

test(
  `Killed ${kills} times between a change and its audit entry, functions leave none without the other for two minutes`,
  { timeout: 60_000 + kills * 5000 },
  async () => {
    const { database, proxy, runSchedule, url } = await startStack();
    const ids = await Promise.all(Array.from({ length: 3 }, () => sendNew(url)));
    const contactVersion = async (id: string) =>
      Stored.parse((await database.rows('Contacts')).find((row) => row['id'] === id)).version;
    const templatesVersion = async () => {
      const row = (await database.rows('Settings')).find(({ kind }) => kind === 'reply-templates');
      return row === undefined ? 1 : Templates.parse(row).lastChange.version;
    };
    const changes: string[] = [];
    let lost = 0;

    /** Repeats a change until it is stored but unacknowledged. */
    const killInChange = async (
      [what, table]: readonly [string, string],
      version: () => Promise<number>,
      change: (version: number) => Promise<Response>,
    ) => {
      const seen = await version();
      while ((await version()) === seen) {
        proxy.fault = killing(table, moments[changes.length % moments.length] ?? moments[0]);
        expect((await change(seen)).status).toBe(500);
        proxy.fault = undefined;
      }
      changes.push(`${what} ${seen + 1}`);
    };

    while (changes.length < kills) {
      // A session's token lasts five minutes.
      const user = await signIn(url);
      for (const kind of kinds) {
        if (kind === 'templates') {
          await killInChange(['reply-templates', 'Settings'], templatesVersion, (version) =>
            user.template(`Answer ${version}`, version),
          );
        } else {
          const id = ids[kind] ?? '';
          await killInChange(
            [id, 'Contacts'],
            () => contactVersion(id),
            (version) =>
              user.change(id, version, { status: version % 2 === 0 ? 'open' : 'answered' }),
          );
        }
      }
      lost +=
        changes.length -
        (await database.rows('Activity')).filter(({ version }) => version !== undefined).length;
      await runSchedule('OutboxSchedule');
      await runSchedule('OutboxSchedule');

      const audited = (await user.audit()).flatMap(({ action, contact = action, version = [] }) =>
        [version].flat().map((each) => `${contact} ${each}`),
      );
      expect(audited.toSorted()).toEqual(changes.toSorted());
      for (const id of ids) {
        const { history } = await user.contact(id);
        expect(history.map(({ version }) => `${id} ${version}`)).toEqual(
          changes.filter((each) => each.startsWith(id)),
        );
      }
    }
    process.stdout.write(`${JSON.stringify({ killed: changes.length, lost })}\n`);
    // Otherwise no kill came between the two.
    expect(lost).toBeGreaterThan(0);
  },
);
