import { useState } from 'react';
import {
  edgeGatewayWords,
  edgeGatewayFigures,
  edgeGatewayPage,
  gatewayBenefits,
  gatewayBenefitsIntro,
  gatewayNext,
  gatewayUseCases,
  gatewayUseCasesIntro,
  keyFeatures,
  keyFeaturesIntro,
  type GatewayCardContent,
} from './content.ts';
import type { FeatureCard } from '../../content/feature-card.ts';
import { shell } from '../../content/shell.ts';
import { pages } from '../../pages.ts';
import { Head } from '../../routing/Head.tsx';
import { Case } from '../../sections/Case.tsx';
import { Facts } from '../../sections/Facts.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Section } from '../../sections/Section.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './page.module.css';
import { Download, GatewayCard } from './Parts.tsx';

interface Reading {
  readonly of: 'feature' | 'benefit';
  readonly card: FeatureCard;
}

export function Page() {
  // One state for both dialogs: they can never be open together.
  const [reading, setReading] = useState<Reading>();
  const dialog = (of: Reading['of']) => (
    <CardDialog
      card={reading?.of === of ? reading.card : undefined}
      onClose={() => setReading(undefined)}
    />
  );
  return (
    <>
      <Head {...edgeGatewayPage} path={pages.edgeGateway.path} />
      <PageHero {...edgeGatewayPage} layout="deep">
        {edgeGatewayWords.document && <Download document={edgeGatewayWords.document} />}
      </PageHero>
      <Facts facts={edgeGatewayFigures} size="large" className={`frame ${styles.figures}`} />
      <Section id="features" {...keyFeaturesIntro}>
        <Cards of="feature" cards={keyFeatures} onMore={setReading} />
      </Section>
      <Section id="benefits" tone="deep" {...gatewayBenefitsIntro}>
        <Cards of="benefit" cards={gatewayBenefits} onMore={setReading} />
      </Section>
      <UseCases />
      <NextStep {...gatewayNext} />
      {dialog('feature')}
      {dialog('benefit')}
    </>
  );
}

interface CardsProps {
  readonly of: Reading['of'];
  readonly cards: readonly GatewayCardContent[];
  readonly onMore: (reading: Reading) => void;
}

function Cards({ of, cards, onMore }: CardsProps) {
  return (
    <ul className={`${styles.cards} ${styles[of]}`}>
      {cards.map((card) => (
        <GatewayCard key={card.heading} card={card} onMore={() => onMore({ of, card })} />
      ))}
    </ul>
  );
}

interface CardDialogProps {
  readonly card: FeatureCard | undefined;
  readonly onClose: () => void;
}

function CardDialog({ card, onClose }: CardDialogProps) {
  return (
    <Dialog
      open={card !== undefined}
      onClose={onClose}
      title={card?.heading ?? ''}
      closeLabel={shell.close}
      className={styles.dialog}
    >
      <p className={styles.reading}>{card?.content}</p>
    </Dialog>
  );
}

function UseCases() {
  return (
    <Section id="use-cases" {...gatewayUseCasesIntro}>
      {gatewayUseCases.map(({ images: [image], ...useCase }) => (
        <Case key={useCase.name} {...useCase} image={image} level={3} />
      ))}
    </Section>
  );
}
