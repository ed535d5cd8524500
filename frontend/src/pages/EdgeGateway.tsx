import { useState } from 'react';
import {
  edgeGatewayWords,
  edgeGatewayFigures,
  edgeGatewayPage,
  gatewayBenefits,
  gatewayBenefitsIntro,
  gatewayUseCases,
  gatewayUseCasesIntro,
  keyFeatures,
  keyFeaturesIntro,
} from '../content/edge-gateway.ts';
import type { FeatureCard } from '../content/feature-card.ts';
import { shell } from '../content/shell.ts';
import { paths } from '../paths.ts';
import { Head } from '../routing/Head.tsx';
import { Case } from '../sections/Case.tsx';
import { Facts } from '../sections/Facts.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { SectionHead } from '../sections/SectionHead.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './edgeGateway.module.css';
import { Download, GatewayCard } from './EdgeGatewayParts.tsx';

interface Reading {
  readonly of: 'feature' | 'benefit';
  readonly card: FeatureCard;
}

export function EdgeGateway() {
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
      <Head {...edgeGatewayPage} path={paths.edgeGateway()} />
      <PageHero {...edgeGatewayPage} layout="deep">
        {edgeGatewayWords.document && <Download document={edgeGatewayWords.document} />}
      </PageHero>
      <Facts facts={edgeGatewayFigures} size="large" className={`frame ${styles.figures}`} />
      <section className="section" aria-labelledby="features">
        <div className="frame">
          <SectionHead id="features" {...keyFeaturesIntro} />
          <ul className={styles.features}>
            {keyFeatures.map((card) => (
              <GatewayCard
                key={card.heading}
                card={card}
                onMore={() => setReading({ of: 'feature', card })}
              />
            ))}
          </ul>
        </div>
      </section>
      <section className="section deep" aria-labelledby="benefits">
        <div className="frame">
          <SectionHead id="benefits" {...gatewayBenefitsIntro} />
          <ul className={styles.benefits}>
            {gatewayBenefits.map((card) => (
              <GatewayCard
                key={card.heading}
                card={card}
                onMore={() => setReading({ of: 'benefit', card })}
              />
            ))}
          </ul>
        </div>
      </section>
      <UseCases />
      {dialog('feature')}
      {dialog('benefit')}
    </>
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
    <section className="section" aria-labelledby="use-cases">
      <div className="frame">
        <SectionHead id="use-cases" {...gatewayUseCasesIntro} />
        {gatewayUseCases.map(({ images: [image], ...useCase }) => (
          <Case key={useCase.name} {...useCase} image={image} level={3} />
        ))}
      </div>
    </section>
  );
}
