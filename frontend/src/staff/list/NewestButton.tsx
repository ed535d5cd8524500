import { ArrowUp } from 'lucide';
import { Button } from '../../ui/Button.tsx';
import { Status } from '../../ui/Status.tsx';
import { dashboard } from '../content.ts';
import type { Difference } from './arrivals.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './NewestButton.module.css';

interface NewestButtonProps {
  readonly difference: Difference;
  readonly onShow: () => void;
}

/** Says that the list has changed. Nothing moves until it is pressed. */
export function NewestButton({ difference: { arrived, gone }, onShow }: NewestButtonProps) {
  const { newest } = dashboard.contacts;
  const text = arrived > 0 ? newest.arrived(arrived) : gone > 0 ? newest.changed : '';
  return (
    <div className={styles.place}>
      <Status>{text}</Status>
      {text !== '' && (
        <Button variant="accent" className={styles.button ?? ''} onClick={onShow}>
          <Icon of={ArrowUp} aria-hidden strokeWidth={1.5} />
          {text}
        </Button>
      )}
    </div>
  );
}
