import { useNewCampaign } from '../campaigns/use-new-campaign.ts';
import { Alert } from '../ui/Alert.tsx';
import { QuietButton } from '../ui/QuietButton.tsx';
import { campaignWords as words } from './content.ts';
import type { DraftText } from './draft-text.ts';

/** Opens a new draft with the same text. */
export function DuplicateButton({ text }: { readonly text: DraftText }) {
  const { mutate, isPending: busy, isError } = useNewCampaign();
  return (
    <>
      <QuietButton busy={busy} onClick={() => mutate(text)}>
        {words.duplicate}
      </QuietButton>
      {isError && <Alert>{words.notDone}</Alert>}
    </>
  );
}
