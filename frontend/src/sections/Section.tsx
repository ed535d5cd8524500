import type { ReactNode } from 'react';
import type { SectionIntro } from '../content/page.ts';
import { SectionHead } from './SectionHead.tsx';

interface SectionProps extends SectionIntro {
  /** Of its heading. */
  readonly id: string;
  readonly tone?: 'deep' | 'sunken';
  readonly children: ReactNode;
}

/** A section with its heading above it. */
export function Section({ id, heading, text, tone, children }: SectionProps) {
  return (
    <section className={tone ? `section ${tone}` : 'section'} aria-labelledby={id}>
      <div className="frame">
        <SectionHead id={id} heading={heading} text={text} />
        {children}
      </div>
    </section>
  );
}
