import { icons } from 'lucide';
import { quote } from '../../content/services.ts';
import type { FeatureCard } from '../../content/feature-card.ts';
import type { SectionIntro } from '../../content/page.ts';
import { Intro } from '../../sections/Intro.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { NoBreakUnits } from '../../ui/NoBreakUnits.tsx';
import { Icon } from '../../ui/Icon.tsx';
import {
  bootLog,
  embeddedLinuxIntro,
  embeddedLinuxItems,
  linuxImage,
  operatingSystemChoice,
  operatingSystemsNext,
  operatingSystemsPage,
  rtosImage,
  rtosIntro,
  rtosItems,
  type SystemImage,
} from './content.ts';
import { ImageDrawing } from './ImageDrawing.tsx';
import feature from '../../sections/Feature.module.css';
import hero from './Hero.critical.module.css';
import styles from './page.module.css';

/** How many of each the page shows. */
const shown = { embeddedLinux: 6, rtos: 3 };

/** The memory of two devices, to the same scale. */
export function Page() {
  return (
    <>
      <div className={hero.hero}>
        <PageHero {...operatingSystemsPage} layout="deep">
          <a className={buttonClass('accent')} href={quote.path}>
            {quote.label}
          </a>
        </PageHero>
      </div>
      <Layers
        id="embedded-linux"
        {...embeddedLinuxIntro}
        image={linuxImage}
        items={embeddedLinuxItems.slice(0, shown.embeddedLinux)}
        numbered
      />
      <Layers id="rtos" {...rtosIntro} image={rtosImage} items={rtosItems.slice(0, shown.rtos)} />
      <Choice />
      <NextStep {...operatingSystemsNext} />
    </>
  );
}

interface LayersProps extends SectionIntro {
  readonly id: string;
  readonly image: SystemImage;
  readonly items: readonly FeatureCard[];
  /** The drawing refers to them by number. */
  readonly numbered?: boolean;
}

function Layers({ id, heading, text, image, items, numbered = false }: LayersProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <section className={numbered ? 'section' : 'section sunken'} aria-labelledby={id}>
      <div className={`frame grid ${styles.layers}`}>
        <Intro id={id} heading={heading} text={text} />
        <figure className={styles.image}>
          <ImageDrawing {...image} />
          <figcaption className="caption">
            <NoBreakUnits>{image.caption}</NoBreakUnits>
          </figcaption>
        </figure>
        <List className={numbered ? styles.numbered : styles.plain} aria-labelledby={id}>
          {items.map((item) => (
            <li key={item.heading}>
              <Item {...item} />
            </li>
          ))}
        </List>
      </div>
    </section>
  );
}

/** A card whose first sentence is enough for a phone. */
function Item({ icon, heading, content }: FeatureCard) {
  const [first = content] = content.split(/(?<=\.) /);
  return (
    <div className={feature.feature}>
      <Icon of={icons[icon]} aria-hidden strokeWidth={1.25} />
      <h3>{heading}</h3>
      <p>
        <NoBreakUnits>{first}</NoBreakUnits>
        <span className={styles.rest}>
          <NoBreakUnits>{content.slice(first.length)}</NoBreakUnits>
        </span>
      </p>
    </div>
  );
}

function Choice() {
  const { heading, term: property, rows } = operatingSystemChoice;
  return (
    <section className="section" aria-labelledby="choice">
      <div className={`frame grid ${styles.choice}`}>
        <h2 id="choice">{heading}</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{property}</span>
              </th>
              <th scope="col">{embeddedLinuxIntro.heading}</th>
              <th scope="col">{rtosIntro.heading}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ term, linux, rtos }) => (
              <tr key={term}>
                <th scope="row">{term}</th>
                <td>
                  <NoBreakUnits>{linux}</NoBreakUnits>
                </td>
                <td>
                  <NoBreakUnits>{rtos}</NoBreakUnits>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <figure className={`deep ${styles.log}`}>
          <ol className={styles.lines}>
            {bootLog.lines.map(({ time, text }) => (
              <li key={time}>
                <span className={styles.time}>{time}</span> {text}
              </li>
            ))}
          </ol>
          <figcaption className="caption">{bootLog.caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
