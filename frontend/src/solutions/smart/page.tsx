import { ArrowUpRight, icons } from 'lucide';
import { film } from '../../content/film.ts';
import { filmDetails } from '../../content/film-details.ts';
import * as shell from '../../content/shell.ts';
import {
  commandsIntro,
  emberIntroduction,
  emberNext,
  sampleCommands,
  smartPage,
  voicePrivacy,
  wakePhrase,
} from './content.ts';
import { Facts } from '../../sections/Facts.tsx';
import { Head } from '../../document/Head.tsx';
import { PageStyles } from '../../document/PageStyles.tsx';
import { FilmPlayer } from '../../film/FilmPlayer.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Trace } from './Trace.tsx';
import hero from './Hero.critical.module.css';
import styles from './page.module.css';

export function Page() {
  return (
    <>
      <Hero />
      <Introduction />
      {film && (
        <section className={`frame section ${styles.film}`} aria-labelledby="film">
          <h2 id="film">{film.title}</h2>
          <Paragraph>{filmDetails.description}</Paragraph>
          <FilmPlayer film={film} />
        </section>
      )}
      <WakePhrase />
      <Commands />
      <section className={`section sunken ${styles.promises}`} aria-labelledby="room">
        <div className="frame">
          <h2 id="room">{voicePrivacy.heading}</h2>
          <Trace />
          <Facts facts={voicePrivacy.items} />
        </div>
      </section>
      <NextStep {...emberNext} />
    </>
  );
}

/** The speaker at night, from edge to edge. The text is in the dark part of the room. */
function Hero() {
  const { heading, lead, hero: picture } = smartPage;
  return (
    <>
      <Head {...smartPage} />
      <section className={`deep ${hero.hero}`}>
        <Picture
          picture={picture}
          sizes="(width >= 62rem) 110vw, 200vw"
          priority
          className={hero.picture}
        />
        <div className={`frame ${hero.words}`}>
          <h1>{heading}</h1>
          <p>{lead}</p>
          <Visit />
        </div>
      </section>
      <PageStyles after="hero" />
    </>
  );
}

function Introduction() {
  const { heading, paragraphs } = emberIntroduction;
  const [first, ...rest] = paragraphs;
  return (
    <section className={`frame section ${styles.introduction}`} aria-labelledby="ember">
      <h2 id="ember" className="caption">
        {heading}
      </h2>
      <Paragraph className={styles.first}>{first}</Paragraph>
      <div className={styles.rest}>
        {rest.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </div>
    </section>
  );
}

function Visit() {
  return (
    <a className={buttonClass('accent')} href={emberIntroduction.link} rel="noopener">
      {emberIntroduction.buttonTitle}
      <Icon of={ArrowUpRight} aria-hidden strokeWidth={1.5} />
      <span className="visually-hidden">{shell.footer.opensOutside}</span>
    </a>
  );
}

function WakePhrase() {
  const { heading, text, options } = wakePhrase;
  return (
    <section className="section deep" aria-labelledby="wake">
      <div className={`frame ${styles.wake}`}>
        <h2 id="wake">{heading}</h2>
        <Paragraph>{text}</Paragraph>
        <ul className={styles.names}>
          {options.map((option) => (
            <li key={option.term}>
              <h3 className="caption">{option.term}</h3>
              <p className={styles.phrase}>{option.phrase}</p>
              <Paragraph>{option.text}</Paragraph>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Commands() {
  return (
    <section className="section" aria-labelledby="commands">
      <div className={`frame ${styles.commands}`}>
        <div className={styles.say}>
          <h2 id="commands">{commandsIntro.heading}</h2>
          <Paragraph>{commandsIntro.text}</Paragraph>
        </div>
        <ul className={styles.spoken}>
          {sampleCommands.map(({ say, does, icon }) => (
            <li key={say}>
              <h3>{say}</h3>
              <p>
                <Icon of={icons[icon]} aria-hidden strokeWidth={1.25} />
                {does}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
