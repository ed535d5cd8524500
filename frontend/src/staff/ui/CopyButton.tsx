import { Copy } from 'lucide-react';
import { dashboard } from '../content.ts';
import { toast } from '../../ui/toast.ts';
import styles from './CopyButton.module.css';
import small from './small-button.module.css';

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
    <button type="button" className={`${small.button} ${styles.copy}`} onClick={() => void copy()}>
      <Copy aria-hidden strokeWidth={1.5} />
      {label}
    </button>
  );
}
