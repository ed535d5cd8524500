import { type ListedStatus, todo } from '#contract/contact/query.ts';
import { type ContactStatus, contactStatuses } from '#contract/contact/status.ts';
import { assigneeIndex, listKey, statusIndex } from '#contract/tables.ts';
import { answerHours } from '../conversation/stage-inbox.ts';
import type { Partition, RowCondition } from '../lists/partition-store.ts';

/** The filter of a contact list. Omitted fields match anything; an assignee of null means nobody. */
export interface ContactFilter {
  readonly status?: ListedStatus | undefined;
  readonly assignee?: string | null | undefined;
}

/** The partitions with the filtered contacts; of all in them if there is a {@link conditionOf}. */
export function partitionsOf({ status, assignee }: ContactFilter): Partition[] {
  return statusesOf(status).map((each) =>
    assignee === undefined
      ? { index: statusIndex, value: each }
      : { index: assigneeIndex, value: assigneeAndStatus(assignee, each) },
  );
}

function statusesOf(status: ListedStatus | undefined): readonly ContactStatus[] {
  if (status === undefined) return contactStatuses;
  return status === todo || isPart(status) ? ['new', 'open'] : [status];
}

function isPart(status: ListedStatus | undefined): status is 'overdue' | 'snoozed' {
  return status === 'overdue' || status === 'snoozed';
}

/** What a filter asks of the rows in its partitions: a part of what is unfinished, which people keep small. */
export function conditionOf({ status }: ContactFilter): RowCondition | undefined {
  if (!isPart(status)) return undefined;
  const now = Date.now();
  const names = { '#snoozedUntil': 'snoozedUntil' };
  const values = { ':time': new Date(now).toISOString() };
  if (status === 'snoozed') return { condition: '#snoozedUntil > :time', names, values };
  return {
    condition:
      '#waitingSince < :overdue AND (attribute_not_exists(#snoozedUntil) OR #snoozedUntil <= :time)',
    names: { ...names, '#waitingSince': 'waitingSince' },
    values: { ...values, ':overdue': new Date(now - answerHours * 3_600_000).toISOString() },
  };
}

interface Place {
  readonly id: string;
  readonly submittedAt: string;
  readonly status: ContactStatus;
  readonly assignee: string | null;
}

/** A contact's index keys, beside its status. */
export function contactKeys({ id, submittedAt, status, assignee }: Place) {
  return {
    [listKey]: `${submittedAt}#${id}`,
    [assigneeIndex.partitionKey]: assigneeAndStatus(assignee, status),
  };
}

function assigneeAndStatus(assignee: string | null, status: ContactStatus): string {
  return `${assignee ?? ''}#${status}`;
}
