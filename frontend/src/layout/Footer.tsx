import { ArrowUpRight } from 'lucide';
import * as brand from '../content/brand.ts';
import {
  contactAction,
  footerMenu,
  legalMenu,
  type NavigationItem,
} from '../content/navigation.ts';
import * as shell from '../content/shell.ts';
import { Icon } from '../ui/Icon.tsx';
import { logoClass, LogoMark } from '../ui/LogoMark.tsx';
import { SocialFeed } from './SocialFeed.island.tsx';
import { useCurrent } from './use-current.ts';
import styles from './Footer.module.css';

const { reach, follow, app } = shell.footer;

/** The links of every page. */
export function Footer() {
  return (
    <footer className={`deep ${styles.footer}`}>
      <div className={`frame ${styles.parts}`}>
        <div className={styles.lead}>
          <p className={logoClass}>
            <LogoMark name={brand.name} />
          </p>
          <p className={styles.tagline}>{brand.tagline}</p>
        </div>
        <div className={styles.columns}>
          {footerMenu.map(({ title, items }) => (
            <Pages key={title} title={title} items={items} />
          ))}
          <Reach />
          <Outside title={follow} links={brand.socials} />
          <Outside title={app} links={brand.appStores} />
        </div>
        {brand.feed && <SocialFeed {...brand.feed} />}
        <div className={`caption ${styles.legal}`}>
          <p>{`© ${brand.legalName}`}</p>
          <ul className={styles.list}>
            <Entries items={legalMenu} />
          </ul>
        </div>
      </div>
    </footer>
  );
}

interface PagesProps {
  readonly title: string;
  readonly items: readonly NavigationItem[];
}

function Pages({ title, items }: PagesProps) {
  const id = `footer-${title.toLowerCase()}`;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        <Entries items={items} />
      </ul>
    </nav>
  );
}

function Entries({ items }: Pick<PagesProps, 'items'>) {
  const current = useCurrent();
  return items.map(({ page, label, path }) => (
    <li key={page}>
      <a href={path} aria-current={current(page)}>
        {label}
      </a>
    </li>
  ));
}

function Reach() {
  const { street, city, regionCode, postalCode } = brand.address;
  const [mailbox, mailHost] = brand.email.split('@');
  return (
    <section className={styles.reach}>
      <h2 className={styles.title}>{reach}</h2>
      <ul className={styles.list}>
        <Entries items={[contactAction]} />
        <li>
          <a href={`mailto:${brand.email}`}>
            <span>
              {mailbox}
              <wbr />
              {`@${mailHost}`}
            </span>
          </a>
        </li>
        <li>
          <a href={brand.phone.href}>{brand.phone.shown}</a>
        </li>
        <li className={styles.address}>
          {street}
          <br />
          {`${city}, ${regionCode} ${postalCode}`}
        </li>
      </ul>
    </section>
  );
}

interface OutsideProps {
  readonly title: string;
  readonly links: readonly brand.OutsideLink[];
}

function Outside({ title, links }: OutsideProps) {
  if (links.length === 0) return null;
  return (
    <section>
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
