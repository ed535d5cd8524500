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
import { Case } from '../../sections/Case.tsx';
import { Facts } from '../../sections/Facts.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Section } from '../../sections/Section.tsx';
import styles from './page.module.css';
import { Download, GatewayCard } from './Parts.tsx';

export function Page() {
  return (
    <>
      <PageHero {...edgeGatewayPage} layout="deep">
        {edgeGatewayWords.document && <Download document={edgeGatewayWords.document} />}
      </PageHero>
      <Facts facts={edgeGatewayFigures} size="large" className={`frame ${styles.figures}`} />
      <Section id="features" {...keyFeaturesIntro}>
        <Cards of="feature" cards={keyFeatures} />
      </Section>
      <Section id="benefits" tone="deep" {...gatewayBenefitsIntro}>
        <Cards of="benefit" cards={gatewayBenefits} />
      </Section>
      <UseCases />
      <NextStep {...gatewayNext} />
    </>
  );
}

interface CardsProps {
  readonly of: 'feature' | 'benefit';
  readonly cards: readonly GatewayCardContent[];
}

function Cards({ of, cards }: CardsProps) {
  return (
    <ul className={`${styles.cards} ${styles[of]}`}>
      {cards.map((card, number) => (
        <GatewayCard key={card.heading} id={`${of}-${number + 1}`} card={card} />
      ))}
    </ul>
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
