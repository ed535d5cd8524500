import type { ReactNode } from 'react';
import type { Picture as PagePicture } from '../content/page.ts';
import type { Trail } from '../pages.ts';
import { PageStyles } from '../routing/PageStyles.tsx';
import { Figures } from '../ui/Figures.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import styles from './PageHero.first-view.module.css';

interface PageHeroProps {
  readonly heading: string;
  readonly lead: string;
  /** Stands above the heading where the page lies below others. */
  readonly trail?: Trail;
  readonly hero?: PagePicture;
  /** Stands by the picture like a line of a data sheet. */
  readonly caption?: string;
  /**
   * `split`: words left, the picture runs out of the window on the right. `wide`: the lead beside the
   * heading, a low picture under both. `deep`: words and picture on the dark ground.
   */
  readonly layout?: 'split' | 'wide' | 'deep';
  /** What to do next: buttons and links. */
  readonly children?: ReactNode;
}

const sizes = {
  split: '(width >= 62rem) 57vw, 100vw',
  wide: '(width >= 88rem) 86rem, 100vw',
  deep: '(width >= 62rem) 50vw, 100vw',
} as const;

/**
 * How a page begins. It is styled by what every page inlines, so that it paints at once; the page's own
 * styles are linked after it.
 */
export function PageHero({
  heading,
  lead,
  trail,
  hero,
  caption,
  layout = 'split',
  children,
}: PageHeroProps) {
  return (
    <>
      {/* The layout's name is a class of styles/layout.css as well where it has colours of its own. */}
      <section className={`${layout} ${styles.hero} ${styles[layout]}`}>
        <div className={styles.words}>
          {trail && <Breadcrumbs trail={trail} className={styles.trail} />}
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
      <PageStyles />
    </>
  );
}
