import { reasons, whyChooseUs, type Reason } from './why-choose-us-content.ts';
import { FlipCard } from '../ui/FlipCard.island.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './WhyChooseUs.module.css';

export function WhyChooseUs() {
  return (
    <section className="section" aria-labelledby="why">
      <div className="frame">
        <div className={styles.words}>
          <h2 id="why">{whyChooseUs.heading}</h2>
          <p>{whyChooseUs.lead}</p>
        </div>
        <ul className={styles.cards}>
          {reasons.map((reason, number) => (
            <li key={reason.heading}>
              <FlipCard
                id={`reason-${number + 1}`}
                front={<Front {...reason} />}
                back={<Back {...reason} />}
                turn={whyChooseUs.turn(reason.heading)}
                turnBack={whyChooseUs.turnBack(reason.heading)}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Front({ heading, line, img }: Reason) {
  return (
    <div className={styles.front}>
      <Picture
        picture={img}
        sizes="(width >= 62rem) 33vw, (width >= 40rem) 55vw, 100vw"
        className={styles.picture}
      />
      <div className={styles.line}>
        <h3>{heading}</h3>
        <p>{line}</p>
      </div>
    </div>
  );
}

function Back({ heading, content, facts }: Reason) {
  return (
    <div className={styles.back}>
      <p className={styles.title}>{heading}</p>
      <p>{content}</p>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
