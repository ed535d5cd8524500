import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { FocusEvent, ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { useCarousel, type Interval } from './use-carousel.ts';
import type { LoadEngine } from './use-engine.ts';
import styles from './Carousel.module.css';

/** What its controls are called. */
interface CarouselWords {
  readonly stop: string;
  readonly start: string;
  readonly previous: string;
  readonly next: string;
  readonly choose: string;
  readonly slide: (number: number, title: string) => string;
  readonly place: (number: number, count: number) => string;
}

interface CarouselProps {
  readonly label: string;
  readonly words: CarouselWords;
  /** What moves it. */
  readonly engine: LoadEngine;
  /** None, where it moves only by hand. */
  readonly interval: Interval | undefined;
  readonly slides: readonly {
    readonly title: string;
    readonly content: ReactNode;
    /** Shown in the slide's own button, instead of a line. */
    readonly thumbnail?: ReactNode;
  }[];
  /** How many slides are in view, begun ones among them; the style says how wide they are. */
  readonly inView?: number;
  /** Whether there is a button for each slide. */
  readonly picker?: boolean;
  /** Sets `--per-view`, `--carousel-gap`, and `--columns` for those without script. */
  readonly className?: string | undefined;
}

/**
 * A row of slides after the W3C's carousel pattern: the button that stops it comes first, slides that are
 * out of sight cannot be reached, it rests under the pointer and the focus, and ends with a choice.
 */
export function Carousel(props: CarouselProps) {
  const { label, words, interval, slides, inView = 1, picker = true, className = '' } = props;
  const { track = '', slide = '' } = styles;
  const { row, index, playing, running, live, scrolls, choose, toggle, hold } = useCarousel(
    slides.length,
    interval,
    props.engine,
    { track, slide },
  );

  const holdWhileInside = ({ currentTarget, relatedTarget }: FocusEvent) =>
    hold(currentTarget.contains(relatedTarget));

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes that somebody is inside
    <section
      className={`${styles.carousel} ${className}`}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={({ pointerType }) => hold(pointerType === 'mouse')}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={holdWhileInside}
    >
      <div className={styles.controls}>
        {interval && (
          <Button variant="icon" aria-label={playing ? words.stop : words.start} onClick={toggle}>
            {playing ? (
              <Pause aria-hidden strokeWidth={1.5} />
            ) : (
              <Play aria-hidden strokeWidth={1.5} />
            )}
          </Button>
        )}
        <Button variant="icon" aria-label={words.previous} onClick={() => choose(index - 1)}>
          <ChevronLeft aria-hidden strokeWidth={1.5} />
        </Button>
        <Button variant="icon" aria-label={words.next} onClick={() => choose(index + 1)}>
          <ChevronRight aria-hidden strokeWidth={1.5} />
        </Button>
        {picker && (
          <fieldset className={styles.picker} aria-label={words.choose}>
            {slides.map(({ title, thumbnail }, number) => (
              <button
                key={title}
                type="button"
                className={thumbnail ? styles.thumbnail : styles.pick}
                aria-label={words.slide(number + 1, title)}
                aria-current={number === index}
                onClick={() => choose(number)}
              >
                {thumbnail}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <div
        ref={row}
        className={styles.row}
        {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': label })}
      >
        <div className={track} aria-live={running ? 'off' : 'polite'}>
          {slides.map(({ title, content }, number) => (
            <div
              key={title}
              className={slide}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the carousel pattern's own role
              role="group"
              aria-roledescription="slide"
              aria-label={words.place(number + 1, slides.length)}
              inert={live && (number - index + slides.length) % slides.length >= inView}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
