import { type ListedStatus, todo } from '#contract/contact/query.ts';
import { type ContactStatus, contactStatuses } from '#contract/contact/status.ts';
import { assigneeIndex, listKey, statusIndex } from '#contract/tables.ts';
import type { Partition } from '../lists/list-store.ts';

/** The filter of a contact list. Omitted fields match anything; an assignee of null means nobody. */
export interface ContactFilter {
  readonly status?: ListedStatus | undefined;
  readonly assignee?: string | null | undefined;
}

/** The partitions with exactly the filtered contacts. */
export function partitionsOf({ status, assignee }: ContactFilter): Partition[] {
  return statusesOf(status).map((each) =>
    assignee === undefined
      ? { index: statusIndex, value: each }
      : { index: assigneeIndex, value: assigneeAndStatus(assignee, each) },
  );
}

function statusesOf(status: ListedStatus | undefined): readonly ContactStatus[] {
  if (status === undefined) return contactStatuses;
  return status === todo ? ['new', 'open'] : [status];
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
