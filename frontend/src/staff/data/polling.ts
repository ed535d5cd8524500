import { focusManager, type Query } from '@tanstack/react-query';
import { pollingSeconds } from '#contract/polling.ts';

export interface Polled {
  /** When a response last differed, in milliseconds. */
  readonly lastNewsAt: number;
}

/** Marks its query. */
export const polled = { polled: true } as const;

/** When somebody last opened a page or showed the tab. */
let attendedAt = Date.now();

export function attend(): void {
  attendedAt = Date.now();
}

focusManager.subscribe((isShown) => {
  if (isShown) attend();
});

/** For `refetchInterval`: slower after a while without activity. Hidden tabs do not poll. */
export function pollingInterval({ state }: Pick<Query<Polled | undefined>, 'state'>): number {
  const { attentive, attention, quiet } = pollingSeconds;
  const lastNews = Math.max(attendedAt, state.data?.lastNewsAt ?? 0);
  const isQuiet = Date.now() - lastNews >= attention * 1000;
  return (isQuiet ? quiet : attentive) * 1000;
}
