import {
  machineLearningCards,
  machineLearningIntro,
  machineLearningPage,
  machineLearningProof,
} from './content.ts';
import { SplitSection } from '../../sections/SplitSection.tsx';
import { IconItems } from '../../sections/IconItems.tsx';
import { OtherServices } from '../OtherServices.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Section } from '../../sections/Section.tsx';
import { Terms } from '../../ui/Terms.tsx';
import styles from './page.module.css';

const shownCards = 8;

export function Page() {
  return (
    <>
      <PageHero {...machineLearningPage} />
      <Section id="steps" {...machineLearningIntro}>
        <IconItems
          as="ol"
          items={machineLearningCards.slice(0, shownCards)}
          className={styles.steps}
        />
      </Section>
      <SplitSection id="proof" heading={machineLearningProof.heading} tone="deep">
        <Terms terms={machineLearningProof.items} className={styles.list} />
      </SplitSection>
      <OtherServices />
    </>
  );
}
