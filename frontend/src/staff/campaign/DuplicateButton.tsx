import { Button } from '../../ui/Button.tsx';
import { useNewCampaign } from '../campaigns/use-new-campaign.ts';
import { Alert } from '../ui/Alert.tsx';
import { campaignWords as words } from './content.ts';
import type { DraftText } from './draft-text.ts';

/** Opens a new draft with the same text. */
export function DuplicateButton({ text }: { readonly text: DraftText }) {
  const { mutate, isPending: busy, isError } = useNewCampaign();
  return (
    <>
      <Button variant="quiet" busy={busy} onClick={() => mutate(text)}>
        {words.duplicate}
      </Button>
      {isError && <Alert>{words.notDone}</Alert>}
    </>
  );
}
