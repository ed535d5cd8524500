import { lazy, useState } from 'react';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { ExportButton } from '../export/ExportButton.tsx';
import { useView, viewPath } from '../contacts/view.ts';
import type { Selection } from '../bulk/bulk.ts';
import { ContactPanel } from './ContactPanel.tsx';
import { SelectionContext } from '../bulk/selection.ts';
import { SubmissionCard } from './SubmissionCard.tsx';
import type { useContacts } from './use-contacts.ts';

const BulkBar = lazy(async () => ({ default: (await import('../bulk/BulkBar.tsx')).BulkBar }));

interface SelectableContactsProps {
  readonly contacts: ReturnType<typeof useContacts>;
}

/** The list of contacts, with a bar for those that are selected. */
export function SelectableContacts({ contacts }: SelectableContactsProps) {
  const view = useView();
  const [selected, select] = useState<Selection>(new Map());
  /** The bar stays until it is closed: it says what became of the last change. */
  const [open, setOpen] = useState(false);
  const toggle = (row: ContactSubmission) => {
    const others = new Map(selected);
    if (!others.delete(row.id)) others.set(row.id, row);
    select(others);
    setOpen(true);
  };
  return (
    <SelectionContext value={{ has: (id) => selected.has(id), toggle }}>
      <ContactPanel
        contacts={contacts}
        Card={SubmissionCard}
        pathOf={viewPath}
        tools={<ExportButton view={{ list: 'contacts', ...view }} filter={contacts.list.filter} />}
      />
      {open && (
        <OnDemand fallback={null}>
          <BulkBar
            {...{ contacts, selected }}
            onSelect={select}
            onClose={() => {
              select(new Map());
              setOpen(false);
            }}
          />
        </OnDemand>
      )}
    </SelectionContext>
  );
}
