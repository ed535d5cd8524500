import { searchPage } from './content.ts';
import { siteMap } from './site-map.ts';
import styles from './SiteMap.module.css';

/** Links to every page that visitors may look for, by part of the site. */
export function SiteMap() {
  return (
    <section className="section sunken" aria-labelledby="all">
      <div className="frame">
        <h2 id="all" className={styles.heading}>
          {searchPage.siteMap}
        </h2>
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
    </section>
  );
}
