import { ArrowRight } from 'lucide';
import type { NextStep as Step } from '../content/page.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Paragraph } from '../ui/Paragraph.tsx';
import styles from './NextStep.module.css';

/** The end of a page: one link for the next step. */
export function NextStep({ heading, text, label, path, other }: Step) {
  return (
    <section className={`frame grid ${styles.step}`} aria-labelledby="next-step">
      <h2 id="next-step">{heading}</h2>
      <div className={styles.words}>
        <Paragraph className="lead">{text}</Paragraph>
        <a className={buttonClass()} href={path}>
          {label}
          <Icon of={ArrowRight} aria-hidden strokeWidth={1.5} />
        </a>
        {other && <a href={other.path}>{other.label}</a>}
      </div>
    </section>
  );
}
