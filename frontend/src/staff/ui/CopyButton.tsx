import { Copy } from 'lucide';
import { dashboard } from '../content.ts';
import { toast } from '../../ui/toast.ts';
import styles from './CopyButton.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { SmallButton } from './SmallButton.tsx';

export function CopyButton({ label, text }: { label: string; text: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(dashboard.copied);
    } catch {
      toast.error(dashboard.copyFailed);
    }
  }

  return (
    <SmallButton className={styles.copy} onClick={() => void copy()}>
      <Icon of={Copy} aria-hidden strokeWidth={1.5} />
      {label}
    </SmallButton>
  );
}
