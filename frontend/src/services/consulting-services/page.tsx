import { ArrowRight } from 'lucide';
import {
  consultingContact,
  consultingDeliverables,
  consultingServicesPage,
  consultingTopics,
  consultingTopicsIntro,
} from './content.ts';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { IconItems } from '../../sections/IconItems.tsx';
import { OtherServices } from '../OtherServices.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Section } from '../../sections/Section.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Terms } from '../../ui/Terms.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import styles from './page.module.css';

export function Page() {
  return (
    <>
      <PageHero {...consultingServicesPage} />
      <Invitation />
      <Section id="topics" {...consultingTopicsIntro}>
        <IconItems items={consultingTopics} className={styles.topics} />
      </Section>
      <Deliverables />
      <OtherServices />
    </>
  );
}

function Invitation() {
  const { heading, text, buttonTitle, link } = consultingContact;
  return (
    <section className={styles.invitation} aria-labelledby="invitation">
      <div className={`frame ${styles.question}`}>
        <h2 id="invitation">{heading}</h2>
        <Paragraph>{text}</Paragraph>
        <a className={buttonClass('accent')} href={link}>
          {buttonTitle}
          <Icon of={ArrowRight} aria-hidden strokeWidth={1.5} />
        </a>
      </div>
    </section>
  );
}

function Deliverables() {
  const { heading, items } = consultingDeliverables;
  return (
    <SplitSection id="deliverables" heading={heading} className={styles.deliverables}>
      <Terms terms={items} className={styles.sheet} />
    </SplitSection>
  );
}
