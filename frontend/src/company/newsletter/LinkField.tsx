import { lineOf } from '../../forms/entries.ts';
import { OnlyField } from '../../forms/OnlyField.tsx';
import { problem } from '../../forms/rules.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useForm } from '../../forms/use-form.ts';
import { linkField as words } from './content.ts';
import styles from './letter.module.css';
import { tokenIn } from './token-in.ts';

/** Takes a mail's link or code, in case a mail program lost part of the link. */
export function LinkField({ onToken }: { readonly onToken: (token: string) => void }) {
  const { formProps, problems, rejections, busy } = useForm({
    read: (entries) => tokenIn(lineOf(entries, 'link')),
    check: (token) => problem<'link'>(words.problems, 'link', token === '' ? 'format' : null),
    send: (token) => {
      onToken(token);
      return Promise.resolve({ result: null });
    },
  });

  return (
    <form {...formProps} className={styles.form}>
      <OnlyField
        {...{ problems, rejections }}
        id="link"
        name="link"
        label={words.label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton variant="accent" label={words.submit} busyLabel={words.submit} busy={busy} />
    </form>
  );
}
