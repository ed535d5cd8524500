import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { FocusEvent, ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { useCarousel, type Interval } from './useCarousel.ts';
import styles from './carousel.module.css';

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
  readonly interval: Interval;
  readonly slides: readonly { readonly title: string; readonly content: ReactNode }[];
}

/**
 * One slide at a time, after the W3C's carousel pattern: the button that stops it comes first, slides
 * that are out of sight cannot be reached, and it rests under the pointer and the focus.
 */
export function Carousel({ label, words, interval, slides }: CarouselProps) {
  const { track = '', slide = '' } = styles;
  const { row, index, playing, running, live, show, toggle, hold } = useCarousel(
    slides.length,
    interval,
    { track, slide },
  );

  const holdWhileInside = ({ currentTarget, relatedTarget }: FocusEvent) =>
    hold(currentTarget.contains(relatedTarget));

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes that somebody is inside
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={({ pointerType }) => hold(pointerType === 'mouse')}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={holdWhileInside}
    >
      <div className={styles.controls}>
        <Button variant="icon" aria-label={playing ? words.stop : words.start} onClick={toggle}>
          {playing ? (
            <Pause aria-hidden strokeWidth={1.5} />
          ) : (
            <Play aria-hidden strokeWidth={1.5} />
          )}
        </Button>
        <Button variant="icon" aria-label={words.previous} onClick={() => show(index - 1)}>
          <ChevronLeft aria-hidden strokeWidth={1.5} />
        </Button>
        <Button variant="icon" aria-label={words.next} onClick={() => show(index + 1)}>
          <ChevronRight aria-hidden strokeWidth={1.5} />
        </Button>
        <fieldset className={styles.picker} aria-label={words.choose}>
          {slides.map(({ title }, number) => (
            <button
              key={title}
              type="button"
              className={styles.pick}
              aria-label={words.slide(number + 1, title)}
              aria-current={number === index}
              onClick={() => show(number)}
            />
          ))}
        </fieldset>
      </div>
      <div ref={row} className={styles.row}>
        <div className={track} aria-live={running ? 'off' : 'polite'}>
          {slides.map(({ title, content }, number) => (
            <div
              key={title}
              className={slide}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the carousel pattern's own role
              role="group"
              aria-roledescription="slide"
              aria-label={words.place(number + 1, slides.length)}
              inert={live && number !== index}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
