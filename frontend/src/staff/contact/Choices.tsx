import styles from './Choices.module.css';

interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
}

interface ChoicesProps<Value> {
  readonly heading: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value;
  readonly busy: boolean;
  readonly onChoose: (value: Value) => void;
}

/** Buttons of which one is pressed: a press is saved at once. */
export function Choices<Value extends string | null>({
  heading,
  choices,
  chosen,
  busy,
  onChoose,
}: ChoicesProps<Value>) {
  return (
    <fieldset className={styles.choices}>
      <legend>{heading}</legend>
      <div className={styles.buttons}>
        {choices.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={styles.choice}
            aria-pressed={value === chosen}
            aria-disabled={busy}
            onClick={() => onChoose(value)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
