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
import { FilmPlayer } from '../../film/FilmPlayer.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Section } from '../../sections/Section.tsx';
import { Statement } from '../../sections/Statement.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './page.module.css';

export function Page() {
  return (
    <>
      <PageHero {...smartPage} layout="deep" />
      <Statement id="ember" {...emberIntroduction} action={<Visit />} />
      {film && (
        <Section id="film" heading={film.title} text={filmDetails.description}>
          <FilmPlayer film={film} />
        </Section>
      )}
      <WakePhrase />
      <Section id="commands" {...commandsIntro}>
        <ul className={styles.commands}>
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
      </Section>
      <section className={styles.privacy} aria-labelledby="room">
        <div className={`frame ${styles.promises}`}>
          <h2 id="room">{voicePrivacy.heading}</h2>
          <Facts facts={voicePrivacy.items} />
        </div>
      </section>
      <NextStep {...emberNext} />
    </>
  );
}

function Visit() {
  return (
    <a className={buttonClass('quiet')} href={emberIntroduction.link} rel="noopener">
      {emberIntroduction.buttonTitle}
      <Icon of={ArrowUpRight} aria-hidden strokeWidth={1.5} />
      <span className="visually-hidden">{shell.footer.opensOutside}</span>
    </a>
  );
}

function WakePhrase() {
  const { heading, text, options } = wakePhrase;
  return (
    <Section id="wake" tone="sunken" heading={heading} text={text}>
      <ul className={styles.names}>
        {options.map((option) => (
          <li key={option.term}>
            <h3 className="caption">{option.term}</h3>
            <p className={styles.phrase}>{option.phrase}</p>
            <p>{option.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
