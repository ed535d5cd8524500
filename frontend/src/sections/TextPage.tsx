import type { ReactNode } from 'react';
import type { PageHead } from '../content/head.ts';
import type { TextSectionWords } from '../content/page.ts';
import { Head } from '../document/Head.tsx';
import { PageStyles } from '../document/PageStyles.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { Terms } from '../ui/Terms.tsx';
import { WithEmail } from '../ui/WithEmail.tsx';
import first from './TextPage.critical.module.css';
import styles from './TextPage.module.css';

interface TextPageProps {
  readonly head: PageHead;
  readonly title: string;
  /** Shown beside the title: the date from which it applies. */
  readonly caption: ReactNode;
  readonly children: ReactNode;
}

/** A text page for reading and reference, without pictures. */
export function TextPage({ head, title, caption, children }: TextPageProps) {
  return (
    <article className={`frame grid ${first.page}`}>
      <Head {...head} />
      <header className={first.head}>
        <h1>{title}</h1>
        <p className="caption">{caption}</p>
      </header>
      {children}
      <PageStyles after="text" />
    </article>
  );
}

interface TextBodyProps {
  /** The label of the list of sections. */
  readonly label: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  readonly children: ReactNode;
}

/** The sections of a text, with links to them beside it. */
export function TextBody({ label, sections, children }: TextBodyProps) {
  return (
    <>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents" className="caption">
          {label}
        </h2>
        <ol className={styles.links}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>{children}</div>
    </>
  );
}

interface TextSectionProps extends TextSectionWords {
  readonly children?: ReactNode;
}

export function TextSection({ id, title, paragraphs, list, link, children }: TextSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <WithEmail>{paragraph}</WithEmail>
        </p>
      ))}
      {list && <Terms terms={list} />}
      {link && (
        <p>
          <a className={buttonClass('quiet')} href={link.href}>
            {link.text}
          </a>
        </p>
      )}
      {children}
    </section>
  );
}
