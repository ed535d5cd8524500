import { ChevronRight, icons } from 'lucide';
import { edgeGatewayWords, type GatewayCardContent } from './content.ts';
import type { Excerpt } from '../../ui/excerpt.ts';
import { NoBreakUnits } from '../../ui/NoBreakUnits.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { NativeDialog } from '../../ui/NativeDialog.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import styles from './GatewayCard.module.css';

interface GatewayCardProps {
  readonly card: GatewayCardContent;
  /** The id of the dialog with the full text. */
  readonly id: string;
  readonly cut: (text: string) => Excerpt;
  /** On a wide window, a row of a list. */
  readonly isRow?: boolean;
}

/** A card with the start of its text. The rest is in a dialog, or without script in the card. */
export function GatewayCard({
  card: { icon, heading, content },
  id,
  cut,
  isRow = false,
}: GatewayCardProps) {
  const { start, rest } = cut(content);
  return (
    <li className={isRow ? `${styles.card} ${styles.row}` : styles.card}>
      <Icon of={icons[icon]} aria-hidden strokeWidth={1.25} />
      <h3>
        <NoBreakUnits>{heading}</NoBreakUnits>
      </h3>
      <p>
        <NoBreakUnits>{start}</NoBreakUnits>
        {rest && (
          <>
            {!start.endsWith('.') && <span className={styles.cut}>…</span>}
            <span className={styles.rest}>
              {' '}
              <NoBreakUnits>{rest}</NoBreakUnits>
            </span>
          </>
        )}
      </p>
      {rest && (
        <>
          <button
            type="button"
            className={`card-link ${styles.more}`}
            aria-haspopup="dialog"
            command="show-modal"
            commandfor={id}
          >
            {edgeGatewayWords.readMore}
            <span className="visually-hidden"> {edgeGatewayWords.about(heading)}</span>
            <Icon of={ChevronRight} aria-hidden strokeWidth={2} />
          </button>
          <NativeDialog id={id} title={heading} className={styles.dialog}>
            <Paragraph className={styles.reading}>{content}</Paragraph>
          </NativeDialog>
        </>
      )}
    </li>
  );
}
