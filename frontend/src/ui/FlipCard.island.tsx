import { Plus } from 'lucide';
import { useState, type ReactNode } from 'react';
import { island } from '../islands/island.tsx';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './FlipCard.module.css';

interface FlipCardProps {
  /** The content of the back. */
  readonly id: string;
  readonly front: ReactNode;
  readonly back: ReactNode;
  /** The button's labels: to flip, and to flip back. */
  readonly turn: string;
  readonly turnBack: string;
}

/**
 * A card with two faces and a button that flips it. The hidden face is hidden from everybody; without script, both
 * are stacked.
 */
export const FlipCard = island(
  'visible',
  function FlipCard({ id, front, back, turn, turnBack }: FlipCardProps) {
    const [turned, setTurned] = useState(false);
    return (
      <article className={styles.card} data-turned={turned}>
        <div className={styles.body}>
          <div className={styles.front}>{front}</div>
          <div className={styles.back} id={id}>
            {back}
          </div>
        </div>
        <Button
          variant="icon"
          className={styles.button}
          aria-label={turned ? turnBack : turn}
          aria-expanded={turned}
          aria-controls={id}
          onClick={() => setTurned(!turned)}
        >
          <Icon of={Plus} aria-hidden strokeWidth={1.5} />
        </Button>
      </article>
    );
  },
);
