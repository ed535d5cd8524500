import { ArrowDown, ArrowRight, icons } from 'lucide';
import {
  bug,
  developmentServices,
  developmentServicesPage,
  developmentTeaser,
  partsLabel,
  type DevelopmentService,
} from './content.ts';
import { quote } from '../../content/services.ts';
import { Intro } from '../../sections/Intro.tsx';
import { Head } from '../../document/Head.tsx';
import { PageStyles } from '../../document/PageStyles.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Measured } from '../../ui/Measured.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Terms } from '../../ui/Terms.tsx';
import { BugLine } from './BugLine.tsx';
import hero from './Hero.critical.module.css';
import styles from './page.module.css';

const shownServices = 6;

export function Page() {
  const shown: readonly DevelopmentService[] = developmentServices.slice(0, shownServices);
  return (
    <>
      <Hero services={shown} />
      <ol className={`frame ${styles.services}`}>
        {shown.map((service, index) => (
          <Service key={service.heading} {...service} id={`service-${index + 1}`} />
        ))}
      </ol>
      <Bug />
      <Teaser />
    </>
  );
}

/** The way to each service, and below it an exploded device from edge to edge. */
function Hero({ services }: { readonly services: readonly DevelopmentService[] }) {
  const { heading, lead, hero: picture } = developmentServicesPage;
  return (
    <>
      <Head {...developmentServicesPage} />
      <section className={`deep ${hero.hero}`}>
        <div className={`frame ${hero.words}`}>
          <h1>{heading}</h1>
          <p>{lead}</p>
          <a className={buttonClass('accent', hero.call)} href={quote.path}>
            {quote.label}
          </a>
          <nav aria-label={partsLabel}>
            <ol className={hero.labels}>
              {services.map((service, index) => (
                <li key={service.heading}>
                  <a href={`#service-${index + 1}`}>
                    {service.heading}
                    <Icon of={ArrowDown} aria-hidden strokeWidth={1.5} />
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <div className={hero.parts}>
          <Picture
            picture={picture}
            sizes="(width >= 62rem) 100vw, 130vw"
            priority
            className={hero.picture}
          />
        </div>
      </section>
      <PageStyles after="hero" />
    </>
  );
}

function Service({
  id,
  icon,
  heading,
  content,
  figure,
  proof,
  image,
}: DevelopmentService & { readonly id: string }) {
  return (
    <li id={id}>
      <Picture
        picture={{ key: image, alt: '' }}
        sizes="(width >= 48rem) 46vw, 92vw"
        className={styles.picture}
      />
      <div className={styles.words}>
        <span className={styles.icon}>
          <Icon of={icons[icon]} aria-hidden strokeWidth={1.5} />
        </span>
        <h2>{heading}</h2>
        <Paragraph>{content}</Paragraph>
      </div>
      <div className={styles.proof}>
        <Measured figure={figure.text} of={figure.term} />
        <Terms terms={proof} captions />
      </div>
    </li>
  );
}

function Bug() {
  const { entries, ...intro } = bug;
  return (
    <section className={`section sunken ${styles.bug}`} aria-labelledby="bug">
      <div className="frame">
        <Intro id="bug" {...intro} />
        <div className={styles.log}>
          <div aria-hidden>
            <div className={styles.teams}>
              {developmentServices.slice(0, shownServices).map(({ heading }) => (
                <span key={heading}>{heading}</span>
              ))}
            </div>
          </div>
          {entries.map(({ team, time, text }, index) => (
            <div key={team}>
              <BugLine
                from={entries[index - 1]?.team}
                to={team}
                isClosed={index === entries.length - 1}
              />
              <p className="caption">{time}</p>
              <p className={styles.team}>{team}</p>
              <Paragraph>{text}</Paragraph>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function Teaser() {
  const { heading, figure, text, buttonTitle, link } = developmentTeaser;
  return (
    <section className={`frame ${styles.teaser}`} aria-labelledby="how-long">
      <h2 id="how-long">{heading}</h2>
      <p className={styles.weeks}>{figure}</p>
      <Paragraph>{text}</Paragraph>
      <a className={buttonClass()} href={link}>
        {buttonTitle}
        <Icon of={ArrowRight} aria-hidden strokeWidth={1.5} />
      </a>
    </section>
  );
}
