import { useMutation } from '@tanstack/react-query';
import { callForStaff } from '../../api/staff.ts';
import { dataOf } from '../data/query-client.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { notifications } from './content.ts';
import { SmallButton } from '../ui/SmallButton.tsx';
import styles from './page.module.css';

const words = notifications.webhooks;

/** A secret, fetched when shown, because that is recorded, and forgotten when hidden. */
export function SecretField({ webhook }: { readonly webhook: string }) {
  const { data, mutate, reset, isPending, isError } = useMutation({
    mutationFn: () => dataOf(callForStaff('POST /notifications/{id}/secret', { id: webhook })),
    gcTime: 0,
  });
  const secret = data?.secret ?? null;
  const action = secret === null ? words.show : words.hide;

  return (
    <span className={styles.secret}>
      {secret === null ? (
        <span className={styles.hidden}>{words.hidden}</span>
      ) : (
        <code>{secret}</code>
      )}
      <SmallButton
        aria-expanded={secret !== null}
        aria-disabled={isPending}
        // For screen readers, which read the button without its surroundings.
        aria-label={`${action}: ${webhook}`}
        onClick={() => {
          if (secret !== null) reset();
          else if (!isPending) mutate();
        }}
      >
        {action}
      </SmallButton>
      {secret !== null && <CopyButton label={words.copy} text={secret} />}
      {isError && <span role="alert">{words.notDone}</span>}
    </span>
  );
}
