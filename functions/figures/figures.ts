import type { Figures } from '#contract/figures.ts';
import { countUnfinished } from '../contact/contact-list-store.ts';
import { readDays } from './figures-store.ts';

const day = 24 * 60 * 60 * 1000;

/** The counters of the last days, and the new and open contacts by age. */
export async function readFigures(): Promise<Figures> {
  const now = Date.now();
  const [days, upToDay, upToThreeDays, upToWeek, older] = await Promise.all([
    readDays(),
    countUnfinished({ from: now - day }),
    countUnfinished({ from: now - 3 * day, to: now - day }),
    countUnfinished({ from: now - 7 * day, to: now - 3 * day }),
    countUnfinished({ to: now - 7 * day }),
  ]);
  return {
    days,
    openByAge: { day: upToDay, threeDays: upToThreeDays, week: upToWeek, older },
  };
}
