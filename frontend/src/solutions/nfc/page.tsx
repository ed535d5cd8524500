import { icons } from 'lucide';
import { nfcCards, nfcChoice, nfcIntro, nfcNext, nfcPage } from './content.ts';
import { CompareTable } from '../../sections/CompareTable.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Section } from '../../sections/Section.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import styles from './page.module.css';

const shownCards = 8;

export function Page() {
  return (
    <>
      <PageHero {...nfcPage} />
      <Section id="uses" {...nfcIntro}>
        <ul className={styles.cards}>
          {nfcCards.slice(0, shownCards).map((card) => (
            <Card key={card.heading} {...card} />
          ))}
        </ul>
      </Section>
      <Choice />
      <NextStep {...nfcNext} />
    </>
  );
}

function Card({ icon, heading, content }: (typeof nfcCards)[number]) {
  return (
    <li>
      <span className={styles.tag}>
        <Icon of={icons[icon]} aria-hidden strokeWidth={1.25} />
      </span>
      <h3>{heading}</h3>
      <Paragraph>{content}</Paragraph>
    </li>
  );
}

function Choice() {
  const { heading, text, columns, rows } = nfcChoice;
  return (
    <Section id="choice" tone="sunken" heading={heading} text={text}>
      <CompareTable
        labelledBy="choice"
        columns={Object.values(columns)}
        rows={rows.map(({ type, memory, distance, suits }) => [type, memory, distance, suits])}
      />
    </Section>
  );
}
