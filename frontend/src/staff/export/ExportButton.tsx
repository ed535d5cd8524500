import { Download } from 'lucide';
import { type ComponentProps, lazy, useState } from 'react';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { useMe } from '../data/use-me.ts';
import { dashboard } from '../content.ts';
import { Icon } from '../../ui/Icon.tsx';
import { QuietButton } from '../ui/QuietButton.tsx';

const ExportPanel = lazy(async () => ({
  default: (await import('./ExportPanel.tsx')).ExportPanel,
}));

/** Opens the export of a list in its current view and filter. For owners only. */
export function ExportButton(list: ComponentProps<typeof ExportPanel>) {
  const [open, setOpen] = useState(false);
  if (useMe()?.role !== 'owner') return null;
  return (
    <>
      <QuietButton aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon of={Download} aria-hidden strokeWidth={1.5} />
        <span>{dashboard.export}</span>
      </QuietButton>
      {open && (
        <OnDemand fallback={<output>{dashboard.loading}</output>}>
          <ExportPanel {...list} />
        </OnDemand>
      )}
    </>
  );
}
