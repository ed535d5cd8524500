import type { Message, Verdicts } from '#contract/contact/message.ts';
import { conversation as words } from './content.ts';
import styles from './MessageCard.module.css';

/** Most important first. */
const checks = ['virus', 'spam', 'dmarc', 'spf', 'dkim'] as const satisfies (keyof Verdicts)[];

/** Lists the checks that a received mail has failed. */
export function Verdict({ verdicts }: Pick<Message, 'verdicts'>) {
  const failed = checks.filter((check) => verdicts?.[check] === 'fail');
  if (failed.length === 0) return null;
  return <p className={styles.verdict}>{failed.map((check) => words.verdicts[check]).join(' ')}</p>;
}
