import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import type { FocusEvent, ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { useCarousel, type Interval } from './use-carousel.ts';
import type { LoadEngine } from './use-engine.ts';
import { Icon } from '../Icon.tsx';
import styles from './Carousel.module.css';

/** Labels of its controls. */
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
  /** Scrolls the row. */
  readonly engine: LoadEngine;
  /** Undefined: it never plays by itself. */
  readonly interval: Interval | undefined;
  readonly slides: readonly {
    readonly title: string;
    readonly content: ReactNode;
    /** Shown in the slide's own button, instead of a line. */
    readonly thumbnail?: ReactNode;
  }[];
  /** How many slides are in view, partly visible ones included; the style sets their width. */
  readonly inView?: number;
  /** Whether each slide has a button. */
  readonly picker?: boolean;
  /** Sets `--per-view` and `--carousel-gap`, and `--columns` for print and without script. */
  readonly className?: string | undefined;
}

/**
 * A row of slides after the W3C's carousel pattern: the button that stops it comes first, slides out of sight are
 * inert, it pauses under the pointer and the focus, and stops when the visitor chooses a slide.
 */
export function Carousel(props: CarouselProps) {
  const { label, words, interval, slides, engine, inView = 1, className = '' } = props;
  const { track = '', slide = '' } = styles;
  const carousel = useCarousel(slides.length, interval, engine, { track, slide });
  const { row, index, running, started, scrolls, hold } = carousel;

  const holdWhileInside = ({ currentTarget, relatedTarget }: FocusEvent) =>
    hold(currentTarget.contains(relatedTarget));

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only pauses while somebody is inside
    <section
      className={`${styles.carousel} ${className}`}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={({ pointerType }) => hold(pointerType === 'mouse')}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={holdWhileInside}
    >
      <Controls {...props} {...carousel} />
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
              inert={started && (number - index + slides.length) % slides.length >= inView}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

type ControlsProps = Pick<CarouselProps, 'words' | 'interval' | 'slides' | 'picker'> &
  Pick<ReturnType<typeof useCarousel>, 'index' | 'playing' | 'choose' | 'toggle'>;

function Controls(props: ControlsProps) {
  const { words, interval, slides, picker = true, index, playing, choose, toggle } = props;
  return (
    <div className={styles.controls}>
      {interval && (
        <Button variant="icon" aria-label={playing ? words.stop : words.start} onClick={toggle}>
          <Icon of={playing ? Pause : Play} aria-hidden strokeWidth={1.5} />
        </Button>
      )}
      <Button variant="icon" aria-label={words.previous} onClick={() => choose(index - 1)}>
        <Icon of={ChevronLeft} aria-hidden strokeWidth={1.5} />
      </Button>
      <Button variant="icon" aria-label={words.next} onClick={() => choose(index + 1)}>
        <Icon of={ChevronRight} aria-hidden strokeWidth={1.5} />
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
  );
}
