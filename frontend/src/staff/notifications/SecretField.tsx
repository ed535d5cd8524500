import { useState } from 'react';
import { callForStaff } from '../../api/staff.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { notifications } from './content.ts';
import small from '../ui/small-button.module.css';
import styles from './page.module.css';

const words = notifications.webhooks;

/** A secret that is asked for when somebody wants to see it, since that is recorded, and forgotten when it is hidden. */
export function SecretField({ webhook }: { readonly webhook: string }) {
  const [secret, setSecret] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const action = secret === null ? words.show : words.hide;

  async function show() {
    setBusy(true);
    setFailed(false);
    const outcome = await callForStaff('POST /notifications/{id}/secret', { id: webhook });
    setBusy(false);
    if (outcome.kind === 'success') setSecret(outcome.data.secret);
    else setFailed(true);
  }

  return (
    <span className={styles.secret}>
      {secret === null ? (
        <span className={styles.hidden}>{words.hidden}</span>
      ) : (
        <code>{secret}</code>
      )}
      <button
        type="button"
        className={small.button}
        aria-expanded={secret !== null}
        aria-disabled={busy}
        // For those who hear the button without what is around it.
        aria-label={`${action}: ${webhook}`}
        onClick={() => {
          if (secret !== null) setSecret(null);
          else if (!busy) void show();
        }}
      >
        {action}
      </button>
      {secret !== null && <CopyButton label={words.copy} text={secret} />}
      {failed && <span role="alert">{words.notDone}</span>}
    </span>
  );
}
