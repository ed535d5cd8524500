import { Mail } from 'lucide';
import { useState } from 'react';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import type { ReplyTemplate } from '#contract/reply-templates.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import type { Change } from '../contacts/change.ts';
import { contact as words } from './content.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Reply.module.css';
import { replyTo } from './reply.ts';

interface ReplyProps {
  readonly contact: ContactSubmission;
  readonly templates: readonly ReplyTemplate[];
  /** Who answers has the contact, unless somebody has it. */
  readonly me: string | null;
  readonly onChange: (change: Change) => void;
}

/** Opens the mail program with an answer begun, then asks whether it was sent. */
export function Reply({ contact, templates, me, onChange }: ReplyProps) {
  const [chosen, choose] = useState('');
  const [replying, setReplying] = useState(false);
  const { status, assignee } = contact;
  const asks = replying && (status === 'new' || status === 'open');
  const template = templates.find(({ name }) => name === chosen)?.text;
  const { link, cut } = replyTo(contact, { template });

  return (
    <div className={styles.reply}>
      <a
        className={buttonClass()}
        href={link}
        onClick={() => {
          setReplying(true);
          if (assignee === null && me !== null) onChange({ assignee: me });
        }}
      >
        <Icon of={Mail} aria-hidden strokeWidth={1.5} />
        {words.reply}
      </a>
      {templates.length > 0 && (
        <select
          aria-label={words.template.label}
          value={chosen}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="">{words.template.none}</option>
          {templates.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      )}
      <output className={styles.asks}>{cut !== undefined && <span>{words.cut}</span>}</output>
      {cut !== undefined && <CopyButton label={words.copyWhole} text={cut} />}
      <output className={styles.asks}>
        {asks && (
          <>
            <span>{words.replied}</span>
            <Button variant="quiet" onClick={() => onChange({ status: 'answered' })}>
              {words.markAnswered}
            </Button>
          </>
        )}
      </output>
    </div>
  );
}
