import { useState } from 'react';
import { roomDimmer } from './content.ts';
import type { Picture as RoomPicture } from '../content/page.ts';
import { PageLink } from '../routing/PageLink.tsx';
import { useHydrated } from '../routing/use-hydrated.ts';
import { Picture } from '../ui/Picture.tsx';
import styles from './RoomDimmer.module.css';

const { heading, text, label, hours, link, day, dusk, night } = roomDimmer;
/** Positions of the dial: fine enough to look continuous, few enough for the arrow keys. */
const last = 40;

/**
 * A room under a dimmer: day at the bottom, dusk over it, night over both, and a slider that fades them. Without
 * script it is the room at dusk; the slider and the other exposures come with it.
 */
export function RoomDimmer() {
  const hydrated = useHydrated();
  const [position, setPosition] = useState(last / 2);
  const turned = position / last;
  return (
    <section className={`frame grid ${styles.room}`} aria-labelledby="room">
      <div className={styles.stage}>
        {hydrated && <Exposure picture={day} opacity={1} />}
        <Exposure picture={dusk} opacity={hydrated ? Math.min(turned * 2, 1) : undefined} />
        {hydrated && <Exposure picture={night} opacity={Math.max(turned * 2 - 1, 0)} />}
      </div>
      <div className={styles.words}>
        <h3 id="room">{heading}</h3>
        <p>{text}</p>
        <div className={styles.dial}>
          {hydrated && (
            <>
              <input
                type="range"
                aria-label={label}
                aria-valuetext={hourAt(turned)}
                max={last}
                value={position}
                onChange={({ target }) => setPosition(target.valueAsNumber)}
              />
              <span className="caption" aria-hidden>
                {hourAt(turned)}
              </span>
            </>
          )}
        </div>
        <PageLink to={link.path}>{link.label}</PageLink>
      </div>
    </section>
  );
}

interface ExposureProps {
  readonly picture: RoomPicture;
  /** None in the prerendered page, which the security policy allows no style attribute. */
  readonly opacity: number | undefined;
}

function Exposure({ picture, opacity }: ExposureProps) {
  return (
    <div className={styles.exposure} style={opacity === undefined ? undefined : { opacity }}>
      <Picture
        picture={picture}
        sizes="(width >= 62rem) 66vw, 100vw"
        // Three of them: together they must stay light.
        most={1200}
        className={styles.picture}
      />
    </div>
  );
}

function hourAt(turned: number): string {
  return hours[Math.min(Math.floor(turned * hours.length), hours.length - 1)] ?? '';
}
