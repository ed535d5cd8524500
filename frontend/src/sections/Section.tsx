import type { ReactNode } from 'react';
import type { SectionIntro } from '../content/page.ts';
import { SectionHead } from './SectionHead.tsx';

interface SectionProps extends SectionIntro {
  /** Of its heading. */
  readonly id: string;
  readonly tone?: 'deep' | 'sunken';
  readonly children: ReactNode;
}

/** A part of a page under its heading, across the page, on a ground of its own or the page's. */
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
