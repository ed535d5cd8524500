import { ArrowRight, ArrowUpRight, CalendarDays } from 'lucide-react';
import { heroInterval, heroSlides, home, type HeroSlide } from '../content/home.ts';
import { shell } from '../content/shell.ts';
import { Head } from '../routing/Head.tsx';
import { PageLink } from '../routing/PageLink.tsx';
import { PageStyles } from '../routing/PageStyles.tsx';
import { Newsletter } from '../sections/Newsletter.tsx';
import { WhyChooseUs } from '../sections/WhyChooseUs.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { Carousel } from '../ui/carousel/Carousel.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './homeHero.module.css';

const icons = { forward: ArrowRight, outside: ArrowUpRight, calendar: CalendarDays };

export function Home() {
  return (
    <>
      <Head {...home.head} />
      <Hero />
      <PageStyles />
      <WhyChooseUs />
      <Newsletter />
    </>
  );
}

function Hero() {
  const slides = heroSlides.map((slide, number) => ({
    title: slide.title,
    content: <Slide {...slide} first={number === 0} />,
  }));
  return (
    <div className={styles.hero}>
      <h1 className={`caption ${styles.heading}`}>{home.heading}</h1>
      <Carousel
        label={home.heroLabel}
        words={shell.carousel}
        interval={heroInterval}
        slides={slides}
      />
    </div>
  );
}

function Slide({ title, des, image, caption, first, ...action }: HeroSlide & { first: boolean }) {
  return (
    <div className={styles.slide}>
      <figure className={styles.figure}>
        <Picture
          picture={image}
          sizes="(width >= 64em) 56vw, 100vw"
          priority={first}
          className={styles.picture}
        />
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{des}</p>
        <Action {...action} />
      </div>
    </div>
  );
}

function Action({ buttonTitle, link, icon }: Pick<HeroSlide, 'buttonTitle' | 'link' | 'icon'>) {
  const Icon = icons[icon];
  const content = (
    <>
      {buttonTitle}
      <Icon aria-hidden strokeWidth={1.5} />
    </>
  );
  return link.startsWith('/') ? (
    <PageLink className={buttonClass()} to={link}>
      {content}
    </PageLink>
  ) : (
    <a className={buttonClass()} href={link} rel="noopener">
      {content}
    </a>
  );
}
