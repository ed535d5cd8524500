import type { ReactNode } from 'react';
import type { Picture as PagePicture } from '../content/page.ts';
import { isLabelled, pageAt, trailTo } from '../pages.ts';
import { usePagePath } from '../document/page-path.ts';
import { PageStyles } from '../document/PageStyles.tsx';
import { Figures } from '../ui/Figures.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import styles from './PageHero.first-view.module.css';

interface PageHeroProps {
  readonly heading: string;
  readonly lead: string;
  /** Without one, the page places `PageStyles` itself, below what its first view shows in place of a picture. */
  readonly hero?: PagePicture;
  /** Below the picture. */
  readonly caption?: string;
  /**
   * `split`: text left, the picture bleeds off the right edge. `wide`: the lead beside the heading, a low picture
   * below both. `deep`: text and picture on the dark ground.
   */
  readonly layout?: 'split' | 'wide' | 'deep';
  /** Buttons and links. */
  readonly children?: ReactNode;
}

const sizes = {
  split: '(width >= 62rem) 57vw, 100vw',
  wide: '(width >= 88rem) 86rem, 100vw',
  deep: '(width >= 62rem) 50vw, 100vw',
} as const;

/** The first view of a page. Inlined styles paint it at once; the page's own styles follow it. */
export function PageHero({
  heading,
  lead,
  hero,
  caption,
  layout = 'split',
  children,
}: PageHeroProps) {
  const page = pageAt(usePagePath());
  const trail = isLabelled(page) ? trailTo(page) : [];
  return (
    <>
      {/* `deep` is also a class of styles/layout.css. */}
      <section className={`${layout} ${styles.hero} ${styles[layout]}`}>
        <div className={styles.words}>
          {trail.length > 1 && <Breadcrumbs trail={trail} className={styles.trail} />}
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
          {children && <div className={styles.actions}>{children}</div>}
        </div>
        {hero && (
          <figure className={styles.figure}>
            <Picture picture={hero} sizes={sizes[layout]} priority className={styles.picture} />
            {caption && (
              <figcaption className={`caption ${styles.caption}`}>
                <Figures>{caption}</Figures>
              </figcaption>
            )}
          </figure>
        )}
      </section>
      {hero && <PageStyles />}
    </>
  );
}
