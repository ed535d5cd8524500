import { dashboard } from '../content.ts';
import { QuietButton } from '../ui/QuietButton.tsx';
import styles from './ListPanel.module.css';

interface MoreButtonProps {
  readonly list: { readonly busy: boolean; readonly failed: boolean; readonly more: boolean };
  readonly onPress: () => void;
  readonly words: { readonly failed: string; readonly more?: string; readonly busy?: string };
}

/** Fetches the next page of a list, or the failed one again, and says which. */
export function MoreButton({ list: { busy, failed, more }, onPress, words }: MoreButtonProps) {
  const label = failed ? dashboard.retry : (words.more ?? dashboard.more);
  return (
    <>
      {failed && (
        <p className={styles.failed} role="alert">
          {words.failed}
        </p>
      )}
      {(failed || more) && (
        <QuietButton busy={busy} onClick={onPress}>
          {busy ? (words.busy ?? dashboard.loadingMore) : label}
        </QuietButton>
      )}
    </>
  );
}
