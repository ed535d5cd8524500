import type { ReactNode } from 'react';
import type { people } from './content.ts';
import styles from './AtWork.module.css';

/** Gateways of the test, in rows. The seventh is dark. */
const gateways = Array.from({ length: 12 }, (_, place) => ({
  place,
  x: 18 + 55 * (place % 6),
  y: place < 6 ? 32 : 80,
}));

const drawings: Record<(typeof people.list)[number]['subject'], ReactNode> = {
  // A plug out of the wall, below twelve gateways.
  Power: (
    <>
      {gateways.map(({ place, x, y }) => (
        <g key={place}>
          <rect x={x} y={y} width="46" height="18" rx="9" />
          {place !== 6 && <path className={styles.amber} d={`M${x} ${y + 9}h46`} />}
        </g>
      ))}
      <path d="M0 51H360M0 99H360M36 132V240M78 176h24M78 194h24" />
      <path className={styles.curve} d="M128 184C160 196 150 224 150 240" />
      <path d="M36 156h12v56H36ZM102 164h22q10 4 10 21t-10 21H102Z" />
      <Hand />
    </>
  ),
  // Someone's back before a window in winter, and the sensor on its sill.
  Sensors: (
    <>
      <path className={styles.deep} d="M140 28H332V160H140Z" />
      <path className={styles.snow} d="M140 160V144C176 132 204 138 236 142S300 138 332 130V160Z" />
      <path
        className={styles.flakes}
        d="M158 46h0M184 72h0M212 40h0M196 110h0M224 92h0M166 118h0M256 58h0M276 36h0M298 74h0M324 48h0M254 100h0M328 96h0M302 102h0"
      />
      <path d="M132 20H340V168H132ZM140 28V160H232V28ZM240 28V160H332V28Z" fillRule="evenodd" />
      <path d="M112 168H370V182H112Z" />
      <rect x="260" y="112" width="56" height="56" rx="17" />
      <path className={styles.amber} d="M282 122h12" />
      <text className={styles.digits} x="288" y="151" textAnchor="middle">
        31
      </text>
      <path d="M26 250C26 212 44 202 82 193V168H114V193C152 202 170 212 170 250Z" />
      <path className={styles.line} d="M78 194Q98 208 118 194M72 197Q98 217 124 197" />
      <path d="M68 136q-9-3-8 8t11 11ZM128 136q9-3 8 8t-11 11Z" />
      <path
        className={styles.deep}
        d="M68 140C62 98 76 84 98 84S134 98 128 140C126 158 122 164 114 178Q98 184 82 178C74 164 70 158 68 140Z"
      />
      <path
        className={styles.hair}
        d="M84 92C74 110 74 142 84 168M98 88V174M112 92C122 110 122 142 112 168"
      />
    </>
  ),
  // Someone's back, with a pencil in the hair, before a curve on squared paper and the two mistakes in it.
  Radio: (
    <>
      <path d="M122 20H338V196H122Z" />
      <path
        className={styles.grid}
        d="M146 20V196M170 20V196M194 20V196M218 20V196M242 20V196M266 20V196M290 20V196M314 20V196M122 44H338M122 68H338M122 92H338M122 116H338M122 140H338M122 164H338"
      />
      <path
        className={styles.curve}
        d="M122 162C182 162 194 154 202 118S218 70 226 118s12 36 32 36 24 8 34-40q6-28 14 0c4 18 8 40 32 40"
      />
      <circle className={styles.amber} cx="215" cy="88" r="15" />
      <circle className={styles.amber} cx="299" cy="102" r="15" />
      <path
        className={styles.warm}
        d="M30 250C30 216 48 208 86 199V176H114V199C152 208 170 216 170 250Z"
      />
      <path d="M86 184V199Q100 212 114 199V184Z" />
      <path d="M70 148q-8-2-7 8t10 10ZM130 148q8-2 7 8t-10 10Z" />
      <path d="M0 0 18-4H72V4H18ZM18-4V4M64-4V4" transform="translate(66 106) rotate(-28)" />
      <path
        className={styles.deep}
        d="M70 154C64 116 80 104 100 104S136 116 130 154C127 174 118 188 100 188S73 174 70 154Z"
      />
      <circle className={styles.deep} cx="100" cy="90" r="20" />
      <path
        className={styles.hair}
        d="M88 88q10-12 24-4M90 97q10 6 20-2M88 112C76 128 78 156 88 180M100 114V184M112 112C124 128 122 156 112 180"
      />
    </>
  ),
};

const fingers = ['M36 42C50 50 70 50 96 38', 'M22 26C40 36 66 34 96 24'];
const index = 'M4-6C20-18 30-26 46-26S76-18 92-16';
const palm = 'M88-26C112-30 124-22 150-18V42C124 44 112 54 92 45Q66 30 64 0Z';

/** A hand that holds something from the right. A finger is a wide line on a slightly wider one. */
function Hand() {
  return (
    <g transform="translate(124 182)">
      {fingers.map((finger) => (
        <g key={finger}>
          <path className={styles.outline} d={finger} />
          <path className={styles.finger} d={finger} />
        </g>
      ))}
      <path className={styles.outline} d={index} />
      <path className={styles.palm} d={palm} />
      <path className={styles.finger} d={index} />
      <path className={styles.skin} d={palm} />
      <path className={styles.outline} d="M4 10C22 6 50 4 84 16" />
      <path className={styles.finger} d="M4 10C22 6 50 4 92 19" />
      <path className={styles.deep} d="M164-20H320V44H164Z" />
      <path d="M150-26h16v76h-16Z" />
    </g>
  );
}

/** Somebody at work on what they measured. Decorative: the words are below it. */
export function AtWork({ on }: { readonly on: keyof typeof drawings }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 360 240" aria-hidden>
      {drawings[on]}
    </svg>
  );
}
