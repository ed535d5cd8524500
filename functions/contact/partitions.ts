import { type ContactStatus, contactStatuses } from '#contract/contact/status.ts';
import { assignedIndex, contactPartitions } from '#contract/tables.ts';
import { feedPartitions, type Partition } from '../lists/list-store.ts';
import { listKeys } from '../lists/list-row.ts';

/** Which contacts a list is about. What is left out does not matter; an assignee of null means nobody. */
export interface ContactFilter {
  readonly status?: ContactStatus | undefined;
  readonly assignee?: string | null | undefined;
}

/** The partitions that hold exactly the contacts of a filter. */
export function partitionsOf({ status, assignee }: ContactFilter): Partition[] {
  const statuses = status === undefined ? contactStatuses : [status];
  return statuses.flatMap((each) => {
    if (typeof assignee === 'string') {
      return [{ index: assignedIndex, value: assignedTo(assignee, each) }];
    }
    const { unassigned, assigned } = contactPartitions[each];
    return [unassigned, ...(assignee === null ? [] : [assigned])].flatMap(feedPartitions);
  });
}

interface Place {
  readonly id: string;
  readonly submittedAt: string;
  readonly status: ContactStatus;
  readonly assignee: string | null;
}

/** The keys by which the lists hold a contact. */
export function contactKeys({ id, submittedAt, status, assignee }: Place) {
  const { unassigned, assigned } = contactPartitions[status];
  return {
    ...listKeys(id, submittedAt, assignee === null ? unassigned : assigned),
    ...(assignee !== null && { [assignedIndex.partitionKey]: assignedTo(assignee, status) }),
  };
}

function assignedTo(assignee: string, status: ContactStatus): string {
  return `${assignee}#${status}`;
}
