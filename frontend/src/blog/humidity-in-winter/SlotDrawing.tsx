import { slotDrawing as words } from './words.ts';
import styles from './SlotDrawing.module.css';

/** The element on its tongue from above, and the housing's lower edge cut open, beside each other where both fit. */
export function SlotDrawing() {
  return (
    <div className={`caption ${styles.views}`} aria-hidden>
      <div>
        <svg viewBox="0 0 360 230">
          <path className={styles.board} d="M12 24H300V206H12Z" />
          <circle className={styles.hole} cx="32" cy="186" r="7" />
          <circle className={styles.hole} cx="280" cy="186" r="7" />
          <path className={styles.traces} d="M116 109H206M116 113H206M116 117H206M116 121H206" />
          <path className={styles.part} d="M32 44H116V128H32Z" />
          <text x="74" y="90" textAnchor="middle">
            {words.radio}
          </text>
          <path className={styles.hole} d="M170 64H270V166H170V152H256V78H170Z" />
          <path className={styles.element} d="M206 101h28v28h-28Z" />
          <text className={styles.light} x="213" y="145" textAnchor="middle">
            {words.element}
          </text>
          <path className={styles.air} d="M263 115H314" />
          <circle className={styles.dot} cx="263" cy="115" r="3" />
          <text x="320" y="119">
            {words.gap}
          </text>
        </svg>
        <p>{words.above}</p>
      </div>
      <div>
        <svg viewBox="0 0 360 230">
          <path
            className={styles.part}
            d="M70 12H82V110H166V118H82V200H104V212H70ZM290 12H278V110H194V118H278V200H260V212H290ZM116 200h24v12h-24ZM152 200h24v12h-24ZM188 200h24v12h-24ZM224 200h24v12h-24Z"
          />
          <rect className={styles.part} x="96" y="24" width="62" height="74" rx="8" />
          <text x="127" y="65" textAnchor="middle">
            {words.cell}
          </text>
          <path className={styles.board} d="M174 12h12V176h-12Z" />
          <path className={styles.part} d="M186 36h74v44h-74Z" />
          <text x="223" y="62" textAnchor="middle">
            {words.radio}
          </text>
          <path className={styles.element} d="M186 146h12v20h-12Z" />
          <text x="204" y="143">
            {words.element}
          </text>
          <path className={styles.membrane} d="M84 190H278" />
          <path
            className={styles.air}
            d="M110 228V166Q110 146 130 146H162M154 140 162 146 154 152M206 160H238Q254 160 254 176V226M248 218 254 226 260 218"
          />
          <path className={styles.leader} d="M66 190H84" />
          <text x="62" y="194" textAnchor="end">
            {words.membrane}
          </text>
        </svg>
        <p>{words.side}</p>
      </div>
    </div>
  );
}
