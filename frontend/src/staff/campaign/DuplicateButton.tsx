import { Button } from '../../ui/Button.tsx';
import { useNewCampaign } from '../campaigns/use-new-campaign.ts';
import tone from '../ui/tone.module.css';
import { campaignWords as words } from './content.ts';
import type { DraftText } from './draft-text.ts';

/** Opens a new draft with the same text. */
export function DuplicateButton({ text }: { readonly text: DraftText }) {
  const { mutate, isPending: busy, isError } = useNewCampaign();
  return (
    <>
      <Button
        variant="quiet"
        aria-disabled={busy}
        aria-busy={busy}
        onClick={() => busy || mutate(text)}
      >
        {words.duplicate}
      </Button>
      {isError && (
        <p role="alert" className={tone.alert}>
          {words.notDone}
        </p>
      )}
    </>
  );
}
