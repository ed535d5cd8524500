import { ArrowUpRight } from 'lucide';
import * as brand from '../content/brand.ts';
import { footerMenu } from '../content/navigation.ts';
import * as shell from '../content/shell.ts';
import { pages } from '../pages.ts';
import { buttonClass } from '../ui/Button.tsx';
import { useCurrent } from './use-current.ts';
import { SocialFeed } from './SocialFeed.island.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Footer.module.css';

const { lead, action, explore, reach, follow, app } = shell.footer;

export function Footer() {
  return (
    <footer className={`deep ${styles.footer}`}>
      <div className={`frame grid ${styles.grid}`}>
        <div className={styles.lead}>
          <p>{lead}</p>
          <a className={buttonClass('quiet')} href={pages.contact.path}>
            {action}
          </a>
        </div>
        <SocialFeed />
        <Explore />
        <Reach />
        <ExternalLinks title={follow} links={brand.socials} />
        <ExternalLinks title={app} links={brand.appStores} />
        <p className={`caption ${styles.legal}`}>
          © {brand.legalName} <span>{brand.tagline}</span>
        </p>
      </div>
    </footer>
  );
}

function Explore() {
  const current = useCurrent();
  return (
    <nav className={styles.explore} aria-labelledby="footer-explore">
      <h2 id="footer-explore" className={styles.title}>
        {explore}
      </h2>
      <ul className={styles.pages}>
        {footerMenu.map(({ page, label, path }) => (
          <li key={page}>
            <a href={path} aria-current={current(page)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Reach() {
  const { street, city, regionCode, postalCode } = brand.address;
  return (
    <section className={`${styles.column} ${styles.reach}`}>
      <h2 className={styles.title}>{reach}</h2>
      <ul className={styles.list}>
        <li>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </li>
        <li>
          <a href={brand.phone.href}>{brand.phone.shown}</a>
        </li>
        <li>
          {street}
          <br />
          {city}, {regionCode} {postalCode}
        </li>
      </ul>
    </section>
  );
}

interface ExternalLinksProps {
  readonly title: string;
  readonly links: readonly { readonly name: string; readonly href: string }[];
}

function ExternalLinks({ title, links }: ExternalLinksProps) {
  return (
    <section className={styles.column}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href} rel="noopener">
              {name}
              <Icon of={ArrowUpRight} aria-hidden strokeWidth={1.5} />
              <span className="visually-hidden">{shell.footer.opensOutside}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
