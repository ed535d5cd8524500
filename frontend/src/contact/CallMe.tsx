import { Checkbox, TextField } from '../forms/Field.tsx';
import { callMe as words } from './call-content.ts';
import { callId } from '../islands/signals.ts';
import styles from './CallMe.module.css';

/**
 * Requests a call and its time; visitors from "Book A Call" find it ticked. It is static: the form adds times to
 * choose from, and without script the visitor writes one.
 */
export function CallMe() {
  return (
    <div className={styles.call}>
      {/* It has no name, so it is not sent: the times say it. */}
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
