import { benchDrawing } from './content.ts';
import styles from './BenchDrawing.module.css';

interface LimbProps {
  readonly d: string;
  /** How thick it is. */
  readonly width: number;
}

/** A finger: its outline is a line drawn twice, the second time a little thinner and in the colour of the ground. */
function Limb({ d, width }: LimbProps) {
  return (
    <>
      <path className={styles.limb} d={d} strokeWidth={width} />
      <Flesh d={d} width={width} />
    </>
  );
}

/** The inside of a finger: it opens the outline where a finger grows out of the hand. */
function Flesh({ d, width }: LimbProps) {
  return <path className={styles.flesh} d={d} strokeWidth={width - 3} />;
}

/** Two hands at a bench, from above: people at work, drawn so that nobody takes them for a photograph of somebody. */
export function BenchDrawing() {
  return (
    <svg
      className={styles.bench}
      viewBox="-160 0 1180 680"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in the page's own colours
      role="img"
      aria-label={benchDrawing.alt}
    >
      <path className={styles.thin} d="M-900 640H1900" />
      <g transform="translate(640 560) rotate(6)">
        <path d="M-66-44C-66-62-62-66-44-66H44C62-66 66-62 66-44V44C66 62 62 66 44 66H-44C-62 66-66 62-66 44Z" />
        <circle className={styles.thin} r="46" />
      </g>
      <Fingers />
      <Board />
      <Thumb />
      <SolderingHand />
      <Detail />
    </svg>
  );
}

/** Of the hand that holds the board: they end below it. */
function Fingers() {
  return (
    <>
      <Limb d="M246 336 352 312" width={34} />
      <Limb d="M232 376 364 352" width={37} />
      <Limb d="M236 420 362 398" width={37} />
      <Limb d="M252 462 350 440" width={36} />
      <path d="M228 322C204 330 190 360 176 398 158 440 130 474 106 504L172 596C206 566 262 540 286 506 300 480 286 452 262 436Z" />
      <Flesh d="M232 338 266 332" width={32} />
      <Flesh d="M214 380 256 372" width={37} />
      <Flesh d="M214 424 258 416" width={37} />
      <Flesh d="M244 468 284 462" width={40} />
      <path
        className={styles.line}
        d="M250 322c-8 6-10 16-6 28M240 362c-8 6-10 18-6 30M244 406c-8 6-10 18-6 30"
      />
    </>
  );
}

function Thumb() {
  return (
    <>
      <Limb d="M244 516C268 503 290 494 322 470 342 452 354 438 372 420" width={42} />
      <Flesh d="M214 522 262 500" width={42} />
      <path
        className={styles.line}
        d="M366 406c8 0 18 8 20 18M318 454c8 4 16 14 18 22M324 448c8 4 16 14 18 22"
      />
      <path d="M98 498 178 604 148 632 66 522Z" />
      <path d="M66 522 148 632-40 820-400 818Z" />
      <path className={styles.thin} d="M60 560C30 590 0 610-20 640M104 614C80 640 60 660 40 690" />
    </>
  );
}

function Board() {
  const holes = [-104, 104].flatMap((x) => [-104, 104].map((y) => ({ x, y })));
  return (
    <g transform="translate(446 366) rotate(-9)">
      <path
        className={styles.bold}
        d="M-126-90C-126-118-118-126-90-126H90C118-126 126-118 126-90V90C126 118 118 126 90 126H-90C-118 126-126 118-126 90Z"
      />
      <path
        className={styles.thin}
        d="M-116-84C-116-108-108-116-84-116H84C108-116 116-108 116-84V84C116 108 108 116 84 116H-84C-108 116-116 108-116 84Z"
      />
      {holes.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="6" />
      ))}
      <path className={styles.chip} d="M-44-40H20V24H-44Z" />
      <path
        className={styles.thin}
        d="M-44-32h-8M-44-22h-8M-44-12h-8M-44-2h-8M-44 8h-8M-44 18h-8M20-32h8M20-22h8M20-12h8M20-2h8M20 8h8M20 18h8M-34-40v-8M-24-40v-8M-14-40v-8M-4-40v-8M6-40v-8M-34 24v8M-24 24v8M-14 24v8M-4 24v8M6 24v8"
      />
      <path d="M46-92H86V-66H46ZM46-50H74V-30H46ZM-90-88H-60V-46H-90ZM40 20H92V62H40ZM-30 62h14v10h-14ZM-6 62h14v10h-14ZM-88 0h16v26h-16ZM-70 92H-20v26H-70Z" />
      <path
        className={styles.thin}
        d="M-84-80h18M-84-72h18M-84-64h18M48 20v42M84 20v42M48 30h36M48 41h36M48 52h36M28-20H40V-80h6M-52-12H-66V-46M20 8H34V40h6M-24 32V62M0 32V62M-52 8H-72M86-80H98V-20L92 40M-60-80H-30L-14-64v16M-62 98h34v14h-34ZM66 100V90h6v10h6V90h6v10h6V84"
      />
    </g>
  );
}

/** The other hand, along the iron's own axis: its tip is at 0. */
function SolderingHand() {
  return (
    <g transform="translate(486 292) rotate(24)">
      <Limb d="M196-86C204-112 222-132 250-138L318-132" width={32} />
      <Limb d="M168-56C176-92 196-112 228-114L310-108" width={35} />
      <Limb d="M142-26C150-64 172-88 206-90L302-84" width={37} />
      <path d="M262-72C280-120 300-150 330-152 380-150 420-120 470-98L474 66C430 72 380 84 330 84 296 84 262 66 246 40Z" />
      <Flesh d="M250-138 330-128" width={32} />
      <Flesh d="M228-114 330-104" width={35} />
      <Flesh d="M206-90 320-80" width={37} />
      <path
        className={styles.line}
        d="M276-147c12 3 16 7 18 13M258-122c12 3 16 8 18 14M240-97c12 4 16 9 18 15"
      />
      <path d="M0 0 26-3 96-4V4L26 3Z" />
      <path d="M96-8h20V8H96Z" />
      <path d="M116-11 150-13H352C366-13 372-8 372 0S366 13 352 13H150L116 11Z" />
      <path className={styles.thin} d="M128-11V11M134-12V12M140-12V12" />
      <Limb d="M138-12C152-34 172-50 206-54L290-47" width={38} />
      <Limb d="M152 14C176 30 196 46 226 52 256 58 286 60 316 53" width={40} />
      <Flesh d="M268-49 314-44" width={38} />
      <Flesh d="M290 57 334 49" width={40} />
      <path className={styles.line} d="M372 0C440-2 470-40 520-190 540-240 590-250 640-248" />
      <path
        className={styles.line}
        d="M146-22C150-28 158-34 164-34M160 10C166 12 172 18 174 24M196-72C190-64 190-50 196-38M202-72C197-64 197-50 202-40M214 34C210 42 210 54 214 64"
      />
      <path d="M466-108C474-50 474 20 466 76L498 82C506 24 506-52 498-116Z" />
      <path d="M498-116C506-52 506 24 498 82L1300 214V-324Z" />
      <path className={styles.thin} d="M540-60C600-66 660-90 720-96M530 30C590 40 640 36 700 50" />
    </g>
  );
}

/** The joint that is being made, in section. */
function Detail() {
  return (
    <g className={styles.detail}>
      <circle className={styles.amberLine} cx="500" cy="282" r="17" />
      <path className={styles.leader} d="M486 272 372 178M509 267 528 108" />
      <circle className={styles.lens} cx="440" cy="122" r="90" />
      <path className={styles.line} d="M358 158H522M369 176H511" />
      <path
        className={styles.thin}
        d="m394 176-10 12M416 176l-10 12M438 176l-10 12M460 176l-10 12M482 176l-10 12M504 176l-10 12"
      />
      <path
        className={styles.solder}
        d="M396 158c24-2 32-28 34-62v62ZM484 158c-24-2-32-28-34-62v62Z"
      />
      <path className={styles.line} d="M430 158V60c0-8 20-8 20 0v98" />
      <path className={styles.line} d="m515 74-45 40c-6 12 14 24 22 20l37-29" />
      <text x="440" y="21" textAnchor="middle">
        {benchDrawing.detail}
      </text>
    </g>
  );
}
