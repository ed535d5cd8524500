import { useState } from 'react';
import { roomDimmer } from './room-content.ts';
import type { Picture as RoomPicture } from '../content/page.ts';
import { island } from '../islands/island.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { Picture } from '../ui/Picture.tsx';
import styles from './RoomDimmer.module.css';

const { heading, text, label, hours, link, day, dusk, night } = roomDimmer;
/** Positions of the slider: enough to look continuous, few enough for the arrow keys. */
const maxPosition = 40;

/**
 * A room and a dimmer: three stacked pictures of day, dusk and night, and a slider that fades between them. Without
 * script, only dusk shows.
 */
export const RoomDimmer = island('visible', function RoomDimmer() {
  const hydrated = useHydrated();
  const [position, setPosition] = useState(maxPosition / 2);
  const fraction = position / maxPosition;
  const now = hourAt(fraction);
  return (
    <section className={styles.room} aria-labelledby="room">
      <div className={styles.stage}>
        {hydrated && <Exposure picture={day} opacity={1} />}
        <Exposure picture={dusk} opacity={hydrated ? Math.min(fraction * 2, 1) : undefined} />
        {hydrated && <Exposure picture={night} opacity={Math.max(fraction * 2 - 1, 0)} />}
      </div>
      <div className={`frame grid ${styles.words}`}>
        <h3 id="room">{heading}</h3>
        <p>{text}</p>
        <div className={styles.dial}>
          {hydrated && (
            <>
              <input
                type="range"
                aria-label={label}
                aria-valuetext={now}
                max={maxPosition}
                value={position}
                onChange={({ target }) => setPosition(target.valueAsNumber)}
              />
              <div className={`caption ${styles.hours}`} aria-hidden>
                {hours.map((hour) => (
                  <span key={hour} className={hour === now ? styles.now : undefined}>
                    {hour}
                  </span>
                ))}
              </div>
            </>
          )}
        </div>
        <a href={link.path}>{link.label}</a>
      </div>
    </section>
  );
});

interface ExposureProps {
  readonly picture: RoomPicture;
  /** Undefined in the prerendered page: the content security policy forbids style attributes. */
  readonly opacity: number | undefined;
}

function Exposure({ picture, opacity }: ExposureProps) {
  return (
    <div className={styles.exposure} style={opacity === undefined ? undefined : { opacity }}>
      <Picture
        picture={picture}
        sizes="100vw"
        // Smaller files, because there are three.
        maxWidth={1200}
        className={styles.picture}
      />
    </div>
  );
}

function hourAt(fraction: number): string {
  return hours[Math.min(Math.floor(fraction * hours.length), hours.length - 1)] ?? '';
}
