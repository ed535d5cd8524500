import { ArrowRight, icons } from 'lucide';
import { developmentServices, developmentServicesPage, developmentTeaser } from './content.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import styles from './page.module.css';

const shownServices = 6;

export function Page() {
  return (
    <>
      <PageHero {...developmentServicesPage} layout="deep" />
      <ol className={`frame section ${styles.services}`}>
        {developmentServices.slice(0, shownServices).map((service) => (
          <Service key={service.heading} {...service} />
        ))}
      </ol>
      <Teaser />
    </>
  );
}

function Service({ icon, heading, content }: (typeof developmentServices)[number]) {
  return (
    <li>
      <Icon of={icons[icon]} aria-hidden strokeWidth={0.75} />
      <h2>{heading}</h2>
      <Paragraph className="lead">{content}</Paragraph>
    </li>
  );
}

function Teaser() {
  const { heading, text, buttonTitle, link } = developmentTeaser;
  return (
    <section className={`frame grid ${styles.teaser}`} aria-labelledby="how-long">
      <h2 id="how-long">{heading}</h2>
      <div>
        <Paragraph>{text}</Paragraph>
        <a className={buttonClass()} href={link}>
          {buttonTitle}
          <Icon of={ArrowRight} aria-hidden strokeWidth={1.5} />
        </a>
      </div>
    </section>
  );
}
