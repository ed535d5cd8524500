import { icons } from 'lucide';
import { heroSlides, home } from './content.ts';
import { AnyLink } from '../ui/AnyLink.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { Carousel } from '../ui/carousel/Carousel.island.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './critical.module.css';

/** In milliseconds. */
const interval = { wide: 6000, narrow: 3000 } as const;
/** Longer titles are smaller, so that all slides have the same height. */
const maxTitleLength = 40;

export function HeroCarousel() {
  const slides = heroSlides.map((slide, number) => ({
    title: slide.title,
    content: <Slide {...slide} isFirst={number === 0} />,
  }));
  return (
    <div className={`deep ${styles.hero}`}>
      <p className={`caption ${styles.kind}`}>{home.kind}</p>
      <Carousel label={home.heroLabel} engine="swiper" interval={interval} slides={slides} />
    </div>
  );
}

type SlideProps = (typeof heroSlides)[number] & { readonly isFirst: boolean };

function Slide({ title, des: text, image, caption, buttonTitle, link, icon, isFirst }: SlideProps) {
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <div className={styles.slide} data-first={isFirst || undefined}>
      <figure className={styles.figure}>
        <Picture
          picture={image}
          sizes={isFirst ? '100vw' : '(width >= 64em) 66vw, 100vw'}
          priority={isFirst}
          className={styles.picture}
        />
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
      <div className={styles.words}>
        <Title className={styles.title} data-long={title.length > maxTitleLength || undefined}>
          {title}
        </Title>
        <p className={styles.text}>{text}</p>
        <AnyLink className={buttonClass()} href={link}>
          <Icon of={icons[icon]} aria-hidden strokeWidth={1.5} />
          {buttonTitle}
        </AnyLink>
      </div>
    </div>
  );
}
