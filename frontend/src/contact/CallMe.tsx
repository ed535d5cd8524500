import { Checkbox, TextField } from '../forms/Field.tsx';
import { callMe as words } from './call-content.ts';
import { callId } from '../islands/signals.ts';
import styles from './CallMe.module.css';

/**
 * Asks for a call, and when; chosen by who comes from "Book A Call". Static: the form adds times to pick, and a browser
 * without script sends the one that is written.
 */
export function CallMe() {
  return (
    <div className={styles.call}>
      {/* Without a name, so that it is not sent: the times say it. */}
      <Checkbox
        id={callId}
        problem={undefined}
        autoComplete="off"
        label={
          <>
            <strong>{words.choice}</strong> {words.choiceHint}
          </>
        }
      />
      <div className={styles.when}>
        <div className={styles.times} id="call-times" />
        <TextField
          id="contact-callTimes"
          name="callTimes"
          label={words.other}
          hint={words.otherHint}
          maxLength={80}
          autoComplete="off"
        />
      </div>
    </div>
  );
}
