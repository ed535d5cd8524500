import type { ComponentType, ReactNode } from 'react';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import { dashboard } from '../content.ts';
import { statusNames } from '../contacts/status-content.ts';
import { UsersFailed } from '../contacts/UsersFailed.tsx';
import { useView, type View } from '../contacts/view.ts';
import { ListPanel } from '../list/ListPanel.tsx';
import { NewestButton } from '../list/NewestButton.tsx';
import type { useContacts } from './use-contacts.ts';
import { ViewLinks } from './ViewLinks.tsx';

interface ContactPanelProps {
  readonly contacts: ReturnType<typeof useContacts>;
  readonly Card: ComponentType<{ row: ContactSubmission; now: Date }>;
  /** The address of a view. */
  readonly pathOf: (view: View) => string;
  readonly compact?: boolean;
  /** Beside the filters. */
  readonly tools?: ReactNode;
}

/** The list of contacts with the links to its views. */
export function ContactPanel({
  contacts: { list, counts, difference, shownNewest, showNewest },
  Card,
  pathOf,
  compact = false,
  tools,
}: ContactPanelProps) {
  const view = useView();
  return (
    <ListPanel
      words={{ ...dashboard.contacts, empty: emptyText(view) }}
      list={list}
      Card={Card}
      compact={compact}
      shownNewest={shownNewest}
      tools={tools}
      above={
        <>
          {!compact && <UsersFailed />}
          <ViewLinks {...{ counts, pathOf }} />
          <NewestButton difference={difference} onShow={showNewest} />
        </>
      }
    />
  );
}

function emptyText({ status, assignee }: View): string {
  const { empty, emptyView } = dashboard.contacts;
  if (status === undefined) return assignee === undefined ? empty : emptyView('');
  return emptyView(statusNames[status].toLowerCase());
}
