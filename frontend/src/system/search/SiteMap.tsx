import { pictureOfProduct } from '../../content/products.ts';
import { Picture } from '../../ui/Picture.tsx';
import { searchPage } from './content.ts';
import { type Device, siteMap, type Link } from './site-map.ts';
import styles from './SiteMap.module.css';

/** Links to every page that visitors may look for, by part of the site. */
export function SiteMap() {
  return (
    <section className={`section sunken ${styles.map}`} aria-labelledby="all">
      <div className="frame">
        <h2 id="all" className={styles.heading}>
          {searchPage.siteMap}
        </h2>
        {siteMap().map(({ section, links, devices }) => (
          <div key={section} className={styles.part}>
            <h3>{section}</h3>
            <div>
              <Links links={links} />
              {devices.length > 0 && <Devices devices={devices} />}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

function Links({ links }: { readonly links: readonly Link[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, path }) => (
        <li key={path}>
          <a href={path}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

function Devices({ devices }: { readonly devices: readonly Device[] }) {
  return (
    <ul className={styles.devices}>
      {devices.map(({ label, path, product }) => (
        <li key={path}>
          <Picture
            picture={{ ...pictureOfProduct(product), alt: '' }}
            sizes="5rem"
            className={styles.picture}
          />
          <a className="card-link" href={path}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
