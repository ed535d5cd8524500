import { Figures } from '../ui/Figures.tsx';
import styles from './facts.module.css';

interface FactsProps {
  readonly facts: readonly { readonly term: string; readonly text: string }[];
  /** `large`: figures that are looked for. */
  readonly size?: 'large';
  readonly className?: string | undefined;
}

/** Four facts side by side, each below a caption like those of a data sheet. */
export function Facts({ facts, size, className = '' }: FactsProps) {
  return (
    <dl className={`${styles.facts} ${(size && styles[size]) ?? ''} ${className}`}>
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt className="caption">{term}</dt>
          <dd>
            <Figures>{text}</Figures>
          </dd>
        </div>
      ))}
    </dl>
  );
}
