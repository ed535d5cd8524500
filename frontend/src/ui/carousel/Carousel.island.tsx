import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import type { FocusEvent, ReactNode } from 'react';
import * as shell from '../../content/shell.ts';
import { island } from '../../islands/island.tsx';
import { Button } from '../Button.tsx';
import { useMedia } from '../use-media.ts';
import { useCarousel, type Interval } from './use-carousel.ts';
import { scrollEngine } from './scroll-engine.ts';
import { swiperEngine } from './swiper-engine.ts';
import { Icon } from '../Icon.tsx';
import styles from './Carousel.module.css';

const engines = { native: scrollEngine, swiper: swiperEngine };
const words = shell.carousel;

/** The number of slides in view, including partly visible ones. */
interface InView {
  readonly narrow: number;
  readonly wide: number;
  /** The window width in pixels from which `wide` applies. */
  readonly wideFrom: number;
}

const one: InView = { narrow: 1, wide: 1, wideFrom: 0 };

interface CarouselProps {
  readonly label: string;
  /** The engine that scrolls the row: `native` for slides that fill it. */
  readonly engine: keyof typeof engines;
  readonly interval: Interval;
  /** The window width in pixels from which it does not play by itself, because so many slides are in view. */
  readonly stillFrom?: number;
  readonly slides: readonly {
    readonly title: string;
    readonly content: ReactNode;
    /** Shown in the slide's own button, instead of a line. */
    readonly thumbnail?: ReactNode;
  }[];
  /** Default: one. The style sets their width. */
  readonly inView?: InView;
  /** Whether each slide has a button. */
  readonly picker?: boolean;
  /** Sets `--per-view` and `--carousel-gap`, and `--columns` for print and without script. */
  readonly className?: string | undefined;
}

/**
 * A row of slides after the W3C's carousel pattern: the pause button comes first, hidden slides are inert, it pauses
 * on hover and focus, and stops when the visitor chooses a slide.
 */
export const Carousel = island('visible', function Carousel(props: CarouselProps) {
  const { label, slides, engine, inView = one, className = '' } = props;
  const { track = '', slide = '' } = styles;
  const isStill = useFrom(props.stillFrom ?? Infinity);
  const interval = isStill ? undefined : props.interval;
  const shown = useFrom(inView.wideFrom) ? inView.wide : inView.narrow;
  const carousel = useCarousel(slides.length, interval, engines[engine], { track, slide });
  const { row, index, running, started, scrolls, hold } = carousel;

  const holdWhileInside = ({ currentTarget, relatedTarget }: FocusEvent) =>
    hold(currentTarget.contains(relatedTarget) || currentTarget.matches(':hover'));

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only pauses while somebody is inside
    <section
      className={`${styles.carousel} ${className}`}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={({ pointerType }) => hold(pointerType === 'mouse')}
      // A button that was clicked keeps the focus, invisibly, and must not hold the show that it started.
      onPointerLeave={({ currentTarget }) =>
        hold(currentTarget.querySelector(':focus-visible') !== null)
      }
      onFocus={() => hold(true)}
      onBlur={holdWhileInside}
    >
      <Controls {...props} {...carousel} interval={interval} />
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
              inert={started && (number - index + slides.length) % slides.length >= shown}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
});

function useFrom(width: number): boolean {
  return useMedia(`(min-width: ${width}px)`) && width < Infinity;
}

type ControlsProps = Pick<CarouselProps, 'slides' | 'picker'> & {
  interval: Interval | undefined;
} & Pick<ReturnType<typeof useCarousel>, 'index' | 'playing' | 'choose' | 'toggle'>;

function Controls(props: ControlsProps) {
  const { interval, slides, picker = true, index, playing, choose, toggle } = props;
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
