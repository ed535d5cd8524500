import type { ReactNode } from 'react';
import type { PartnerName } from '../../content/partners.ts';
import styles from './PartDrawing.module.css';

/** A part's outline: a square seen from above. */
const plate = 'M0-58 140 0 0 58-140 0Z';

/** A part with sides, as high above its leader as below it. */
function Block({ children }: { readonly children: ReactNode }) {
  return (
    <g transform="translate(0-10)">
      <path className={styles.sides} d="M-140 0 0 58 140 0v20L0 78-140 20Z" />
      <path className={styles.top} d={plate} />
      {children}
    </g>
  );
}

/** What a partner makes of the device: the parts lie along one axis, from the top down. */
const parts: Partial<Record<PartnerName, ReactNode>> = {
  'Pellamont Glass': <path className={styles.glass} d={plate} />,
  'Quillfeather Mouldings': (
    <Block>
      <path className={styles.ring} d="M0-40 97 0 0 40-97 0Z" />
    </Block>
  ),
  'Brindlewick Antennas': (
    <path
      className={styles.top}
      d="M0-58 140 0 0 58-140 0ZM0-34 82 0 0 34-82 0ZM0-12 29 0 0 12-29 0Z"
    />
  ),
  'Halvorn Boardworks': (
    <>
      <path className={styles.board} d={plate} />
      <path
        className={styles.chips}
        d="M-20-24 20-8-20 8-60-8ZM50-10 80 2 50 14 20 2ZM-16 20 6 29-16 38-38 29Z"
      />
    </>
  ),
  'Tindervale Cells': (
    <Block>
      <path d="M-70-29 70 29v20" />
    </Block>
  ),
};

/** What a partner does to the whole: a broker above, a scale beside it, a way in, measured waves, a crate. */
const services: Partial<Record<PartnerName, string>> = {
  'Fennmark Hosting': 'M32 58V6M18 20 32 6 46 20',
  'Thistledown Calibration': 'M24 4V60M24 4h18M24 18h10M24 32h18M24 46h10M24 60h18',
  'Wexcombe & Daughter': 'M60 32H6M20 18 6 32 20 46',
  'Osprelle Test House': 'M10 22q9 10 0 20M24 13q17 19 0 38M38 4q25 28 0 56',
  'Marrowgate Freight': 'M32 6 58 18V46L32 58 6 46V18ZM6 18 32 30 58 18M32 30V58',
};

/** A partner's part of a device taken apart, or its service. Decorative: the words are beside it. */
export function PartDrawing({ of }: { readonly of: PartnerName }) {
  const part = parts[of];
  return part ? (
    <svg className={styles.part} viewBox="-142 -76 284 152" aria-hidden>
      <path className={styles.axis} d="M0-76V76" />
      <path className={styles.leader} d="M-210 0H-140" />
      {part}
    </svg>
  ) : (
    <svg className={styles.service} viewBox="0 0 64 64" aria-hidden>
      <path d={services[of]} />
    </svg>
  );
}
