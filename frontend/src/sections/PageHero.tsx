import type { ReactNode } from 'react';
import type { PageHead } from '../content/head.ts';
import { Head } from '../document/Head.tsx';
import { isLabelled, pageAt, trailTo } from '../pages.ts';
import { usePagePath } from '../document/page-path.ts';
import { PageStyles } from '../document/PageStyles.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import styles from './PageHero.critical.module.css';

interface PageHeroProps extends PageHead {
  readonly heading: string;
  readonly lead: string;
  /**
   * False if something else replaces the hero's picture. The page then places `PageStyles` itself, below what its
   * critical CSS covers.
   */
  readonly picture?: boolean;
  /**
   * `split`: text on the left, the picture bleeds off the right edge. `wide`: the lead beside the heading, a low
   * picture below both. `deep`: like `split`, on the dark ground.
   */
  readonly layout?: 'split' | 'wide' | 'deep';
  /** Buttons and links. */
  readonly children?: ReactNode;
}

const sizes = {
  split: '(width >= 62rem) 50vw, 100vw',
  wide: '(width >= 88rem) 86rem, 100vw',
  deep: '(width >= 62rem) 50vw, 100vw',
} as const;

/** The top of a page. Critical CSS paints it immediately; the page's own styles follow. */
export function PageHero({
  lead,
  picture = true,
  layout = 'split',
  children,
  ...head
}: PageHeroProps) {
  const page = pageAt(usePagePath());
  const trail = isLabelled(page) ? trailTo(page) : [];
  const hero = picture ? head.hero : undefined;
  return (
    <>
      <Head {...head} />
      {/* `deep` is also a class of styles/layout.css. */}
      <section className={`${layout} ${styles.hero} ${styles[layout]}`}>
        <div className={styles.words}>
          {trail.length > 1 && <Breadcrumbs trail={trail} className={styles.trail} />}
          <h1 className={styles.heading}>{head.heading}</h1>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          {children && <div className={styles.actions}>{children}</div>}
        </div>
        {hero && (
          <figure className={styles.figure}>
            <Picture picture={hero} sizes={sizes[layout]} priority className={styles.picture} />
          </figure>
        )}
      </section>
      {hero && <PageStyles />}
    </>
  );
}
