import { NoBreakUnits } from './NoBreakUnits.tsx';

interface TermsProps {
  readonly terms: readonly { readonly term: string; readonly text: string }[];
  /** Terms styled like the captions of a data sheet. */
  readonly captions?: boolean;
  readonly className?: string | undefined;
}

/** A description list. A text has a line for each of its paragraphs. */
export function Terms({ terms, captions = false, className }: TermsProps) {
  return (
    <dl className={className}>
      {terms.map(({ term, text }) => (
        <div key={term}>
          <dt className={captions ? 'caption' : undefined}>{term}</dt>
          {text.split('\n').map((paragraph) => (
            <dd key={paragraph}>
              <NoBreakUnits>{paragraph}</NoBreakUnits>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
