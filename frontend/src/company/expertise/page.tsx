import { icons } from 'lucide';
import {
  expertiseIntro,
  expertiseItems,
  expertiseNext,
  expertisePage,
  industries,
  industriesIntro,
} from './content.ts';
import { NextStep } from '../../sections/NextStep.tsx';
import { Crop } from '../../ui/Crop.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Measured } from '../../ui/Measured.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Terms } from '../../ui/Terms.tsx';
import styles from './page.module.css';
import { Tray, traySizes } from './Tray.tsx';

const shownIndustries = 9;

export function Page() {
  const shown = industries.slice(0, shownIndustries);
  return (
    <>
      <Tray industries={shown} />
      <section className="frame section" aria-labelledby="industries">
        <div className={styles.head}>
          <h2 id="industries">{industriesIntro.heading}</h2>
          <Paragraph className="lead">{industriesIntro.text}</Paragraph>
        </div>
        <ol className={styles.industries}>
          {shown.map((industry, index) => (
            <IndustryTile key={industry.heading} {...industry} id={`industry-${index + 1}`} />
          ))}
        </ol>
      </section>
      <Technologies />
      <NextStep {...expertiseNext} />
    </>
  );
}

/** A claim with its figure, its proof and its compartment of the tray. */
function IndustryTile({
  id,
  icon,
  heading,
  content,
  figure,
  proof,
}: (typeof industries)[number] & { readonly id: string }) {
  return (
    <li id={id}>
      <Crop
        picture={{ key: expertisePage.hero.key, alt: '' }}
        sizes={traySizes}
        className={styles.crop}
      />
      <Icon of={icons[icon]} aria-hidden strokeWidth={1.5} />
      <h3>{heading}</h3>
      <Paragraph className={styles.text}>{content}</Paragraph>
      <Measured figure={figure.text} of={figure.term} className={styles.figure} />
      <Terms terms={proof} captions className={styles.proof} />
    </li>
  );
}

function Technologies() {
  return (
    <section className="section deep" aria-labelledby="technologies">
      <div className={`frame ${styles.technologies}`}>
        <h2 id="technologies">{expertiseIntro.heading}</h2>
        <Paragraph>{expertiseIntro.text}</Paragraph>
        <ul className={styles.items}>
          {expertiseItems.map(({ title, text, figure }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className={styles.large}>
                <strong className="unbroken">{figure.text}</strong>
                <span>{figure.term}</span>
              </p>
              <Paragraph>{text}</Paragraph>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
