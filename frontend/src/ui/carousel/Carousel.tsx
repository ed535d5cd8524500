import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { FocusEvent, ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { useCarousel, type Interval } from './useCarousel.ts';
import styles from './carousel.module.css';

interface CarouselProps {
  readonly label: string;
  readonly interval: Interval;
  readonly slides: readonly { readonly title: string; readonly content: ReactNode }[];
  readonly className?: string | undefined;
}

/**
 * One slide at a time, after the W3C's carousel pattern: the button that stops it comes first, slides
 * that are out of sight cannot be reached, and it rests under the pointer and the focus.
 */
export function Carousel({ label, interval, slides, className }: CarouselProps) {
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
      className={`${styles.carousel} ${className ?? ''}`}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={({ pointerType }) => hold(pointerType === 'mouse')}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={holdWhileInside}
    >
      <div className={styles.controls}>
        <Button
          variant="icon"
          aria-label={playing ? 'Stop the slide show' : 'Start the slide show'}
          onClick={toggle}
        >
          {playing ? (
            <Pause aria-hidden strokeWidth={1.5} />
          ) : (
            <Play aria-hidden strokeWidth={1.5} />
          )}
        </Button>
        <Button variant="icon" aria-label="Previous slide" onClick={() => show(index - 1)}>
          <ChevronLeft aria-hidden strokeWidth={1.5} />
        </Button>
        <Button variant="icon" aria-label="Next slide" onClick={() => show(index + 1)}>
          <ChevronRight aria-hidden strokeWidth={1.5} />
        </Button>
        <fieldset className={styles.picker} aria-label="Choose a slide">
          {slides.map(({ title }, number) => (
            <button
              key={title}
              type="button"
              className={styles.pick}
              aria-label={`Slide ${number + 1}: ${title}`}
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
              aria-label={`${number + 1} of ${slides.length}`}
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
