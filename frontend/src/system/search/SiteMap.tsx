import { Section } from '../../sections/Section.tsx';
import { searchPage } from './content.ts';
import { siteMap } from './site-map.ts';
import styles from './SiteMap.module.css';

/** Links to every page that visitors may look for, by the part of the site. */
export function SiteMap() {
  return (
    <Section id="all" {...searchPage.siteMap} tone="sunken">
      <div className={styles.parts}>
        {siteMap().map(({ section, links }) => (
          <div key={section} className={styles.part}>
            <h3>{section}</h3>
            <ul className={styles.links}>
              {links.map(({ label, path }) => (
                <li key={path}>
                  <a href={path}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
