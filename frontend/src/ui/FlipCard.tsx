import { Plus } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './FlipCard.module.css';

interface FlipCardProps {
  readonly front: ReactNode;
  readonly back: ReactNode;
  /** What the button does now: turn the card, or turn it back. */
  readonly turn: string;
  readonly turnBack: string;
}

/**
 * A card with two faces. Its button turns it, by mouse, touch or key, and stays in the same corner; the
 * face that is turned away is hidden from everybody. Without script both faces stand one under the other.
 */
export function FlipCard({ front, back, turn, turnBack }: FlipCardProps) {
  const id = useId();
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
        <Plus aria-hidden strokeWidth={1.5} />
      </Button>
    </article>
  );
}
