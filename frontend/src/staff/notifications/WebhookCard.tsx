import { useMutation } from '@tanstack/react-query';
import type { Webhook } from '#contract/notifications.ts';
import { callForStaff } from '../../api/staff.ts';
import { Button } from '../../ui/Button.tsx';
import { dataOf } from '../data/query-client.ts';
import { useMe } from '../data/use-me.ts';
import { QuietButton } from '../ui/QuietButton.tsx';
import cardStyles from '../ui/card.module.css';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Fields } from '../ui/Fields.tsx';
import { LocalTime } from '../ui/LocalTime.tsx';
import { Mark } from '../ui/Mark.tsx';
import { SmallButton } from '../ui/SmallButton.tsx';
import { notifications } from './content.ts';
import styles from './page.module.css';
import type { Notice } from './use-notifications.ts';

const words = notifications.webhooks;

interface WebhookCardProps {
  readonly webhook: Webhook;
  readonly notice: Notice | null;
  readonly busy: boolean;
  readonly onTest: () => void;
  readonly onSwitch: () => void;
}

/** A webhook: its URL, whether it is on, and the secret that proves the sender. */
export function WebhookCard({ webhook, notice, busy, onTest, onSwitch }: WebhookCardProps) {
  const { id, url, enabled, switchedAt } = webhook;
  const isOwner = useMe()?.role === 'owner';
  const heading = `webhook-${id}`;
  return (
    <article className={cardStyles.card} aria-labelledby={heading} aria-busy={busy}>
      <div className={cardStyles.head}>
        <h3 id={heading}>{id}</h3>
        <Mark state={enabled ? 'on' : 'off'}>{enabled ? words.on : words.off}</Mark>
      </div>
      <Fields
        of={{
          [words.address]: url,
          [words.secret]: isOwner ? <SecretField webhook={id} /> : words.ownersOnly,
        }}
      />
      {switchedAt !== undefined && (
        <p className={styles.switched}>
          {switchedSentence(webhook)}
          <LocalTime at={switchedAt} className="caption" />
        </p>
      )}
      {isOwner && (
        <div className={styles.actions}>
          <QuietButton aria-disabled={busy} onClick={onTest}>
            {busy ? words.testing : words.test}
          </QuietButton>
          <Button variant={enabled ? 'quiet' : 'primary'} aria-disabled={busy} onClick={onSwitch}>
            {enabled ? words.switchOff : words.switchOn}
          </Button>
        </div>
      )}
      <output>{notice?.failed === false && <p className="done">{notice.text}</p>}</output>
      <div role="alert">{notice?.failed && <p className="alert">{notice.text}</p>}</div>
    </article>
  );
}

function switchedSentence({ enabled, switchedBy }: Webhook): string {
  if (switchedBy === undefined) return words.gone;
  return enabled ? words.switchedOn(switchedBy) : words.switchedOff(switchedBy);
}

/** A secret, fetched when shown, because that is recorded, and forgotten when hidden. */
function SecretField({ webhook }: { readonly webhook: string }) {
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
