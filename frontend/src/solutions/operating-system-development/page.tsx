import type { FeatureCard } from '../../content/feature-card.ts';
import type { SectionIntro } from '../../content/page.ts';
import { Feature } from '../../sections/Feature.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { Figures } from '../../ui/Figures.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Picture } from '../../ui/Picture.tsx';
import {
  embeddedLinuxIntro,
  embeddedLinuxItems,
  linuxImage,
  circuitBoard,
  operatingSystemChoice,
  operatingSystemsNext,
  rtosImage,
  rtosIntro,
  rtosItems,
  type SystemImage,
} from './content.ts';
import { Strip } from '../Strip.tsx';
import { Hero } from './Hero.tsx';
import { ImageDrawing } from './ImageDrawing.tsx';
import styles from './page.module.css';

/** How many of each the page shows. */
const shown = { embeddedLinux: 6, rtos: 3 };

/** What is in the memory of two devices, to one scale. */
export function Page() {
  return (
    <>
      <Hero />
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
  /** The drawing names them by their numbers. */
  readonly numbered?: boolean;
}

function Layers({ id, heading, text, image, items, numbered = false }: LayersProps) {
  return (
    <section className={numbered ? 'section' : 'section sunken'} aria-labelledby={id}>
      <div className={`frame grid ${styles.layers}`}>
        <div className={styles.head}>
          <h2 id={id}>{heading}</h2>
          <Paragraph>{text}</Paragraph>
        </div>
        <figure className={styles.image}>
          <ImageDrawing {...image} />
          <figcaption className="caption">{image.caption}</figcaption>
        </figure>
        <Strip
          as={numbered ? 'ol' : 'ul'}
          labelledBy={id}
          className={numbered ? styles.numbered : styles.plain}
        >
          {items.map((item) => (
            <li key={item.heading}>
              <Feature {...item} />
            </li>
          ))}
        </Strip>
      </div>
    </section>
  );
}

function Choice() {
  const { heading, term: property, rows } = operatingSystemChoice;
  return (
    <section className="section" aria-labelledby="choice">
      <div className={`frame grid ${styles.choice}`}>
        <Picture
          picture={circuitBoard}
          sizes="(width >= 62rem) 40vw, 92vw"
          className={styles.board}
        />
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
                  <Figures>{linux}</Figures>
                </td>
                <td>
                  <Figures>{rtos}</Figures>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
