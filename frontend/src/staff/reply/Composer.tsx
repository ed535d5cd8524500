import { Bold, Eye, Link as LinkIcon, List, Package, Paperclip, PenLine } from 'lucide';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Contact } from '#contract/contact/detail.ts';
import type { Message } from '#contract/contact/message.ts';
import { Button } from '../../ui/Button.tsx';
import { MarkdownText } from '../conversation/MarkdownText.tsx';
import { preferencesQuery, templatesQuery } from '../data/queries.ts';
import { QuietButton } from '../ui/QuietButton.tsx';
import { fillTemplate } from './fill.ts';
import { SmallButton } from '../ui/SmallButton.tsx';
import styles from './Composer.module.css';
import { reply as words } from './content.ts';
import { isEmpty, type ReplyDraft, replyDraft } from './draft.ts';
import { editArea } from './edit-area.ts';
import { Files } from './Files.tsx';
import { type Edited, withBlock, withBold, withLink, withList, withText } from './format.ts';
import { productTable } from './products.ts';
import { Tool } from './Tool.tsx';
import { accepted } from './upload.ts';
import { useSending } from './use-sending.ts';
import { useUploads } from './use-uploads.ts';

interface ComposerProps {
  readonly contact: Contact;
  readonly me: string | null;
  /** Who else is writing a reply. */
  readonly writers: readonly string[];
  /** Whether the composer takes the focus: not when it only restores a draft. */
  readonly takesFocus: boolean;
  readonly onSent: (message: Message, close: boolean, draft: ReplyDraft) => void;
  readonly onClose: () => void;
}

/** The reply editor. Its text is kept until it is sent or discarded. */
export function Composer({ contact, me, writers, takesFocus, onSent, onClose }: ComposerProps) {
  const id = useId();
  const { id: number, businessEmail, about = '' } = contact;
  const draft = replyDraft(me, number);
  const [first] = useState(draft.read);
  const [text, setText] = useState(first.text);
  const [isPreviewed, setPreviewed] = useState(false);
  const place = useRef<HTMLElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const anyway = useRef<HTMLButtonElement>(null);
  const uploads = useUploads(number, first.files);
  const { attached } = uploads;
  const templates = useQuery(templatesQuery).data?.templates ?? [];
  const signature = useQuery(preferencesQuery).data?.signature ?? '';
  const { send, busy, problem, question, forget } = useSending({
    contact,
    me,
    writers,
    uploads,
    place,
    onSent,
  });
  const files = JSON.stringify(attached);

  useEffect(() => {
    replyDraft(me, number).keep({ text, files: JSON.parse(files) });
  }, [me, number, text, files]);

  useEffect(() => {
    if (!takesFocus) return;
    const { current } = area;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, [takesFocus]);

  useEffect(() => {
    if (question !== undefined) anyway.current?.focus();
  }, [question]);

  const edit = (change: (edited: Edited) => Edited) => {
    if (area.current && !busy) editArea(area.current, change, setText);
  };

  const bold = () => edit((edited) => withBold(edited, words.bold.sample));
  const link = () => edit((edited) => withLink(edited, words.link.sample));
  const submit = (close: boolean) => {
    if (!send(text, close)) area.current?.focus();
  };

  function press(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key === 'Escape' && !event.nativeEvent.isComposing) return onClose();
    if (!(ctrlKey || metaKey) || altKey) return undefined;
    const actions: Readonly<Record<string, () => void>> = {
      Enter: () => submit(shiftKey),
      b: bold,
      k: link,
      '*': () => edit(withList),
    };
    const action = actions[key.length === 1 ? key.toLowerCase() : key];
    if (!action) return undefined;
    event.preventDefault();
    return action();
  }

  const take = (list: FileList) => {
    if (!busy) uploads.add([...list]);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a button attaches files, too
    <section
      ref={place}
      className={styles.composer}
      aria-label={words.heading}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <p className={styles.address}>
        <span>
          {words.to} <b>{businessEmail}</b>
        </span>
        <span>
          {words.from} {words.sender(me ?? '')}
        </span>
      </p>
      <div role="alert">
        {writers.length > 0 && (
          <p className={styles.warning}>{words.alsoWriting(writers.join(', '))}</p>
        )}
      </div>
      {isPreviewed ? (
        <section className={styles.preview} aria-label={words.preview.label}>
          <MarkdownText text={text} />
        </section>
      ) : (
        <textarea
          ref={area}
          dir="auto"
          className={styles.text}
          aria-label={words.text}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          aria-invalid={problem === undefined ? undefined : true}
          aria-keyshortcuts="Control+Enter"
          placeholder={words.placeholder}
          value={text}
          readOnly={busy}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={press}
          onPaste={(event) => {
            const { files: pasted } = event.clipboardData;
            if (pasted.length === 0 || event.clipboardData.types.includes('text/plain')) return;
            event.preventDefault();
            take(pasted);
          }}
        />
      )}
      {signature !== '' && (
        <p dir="auto" className={styles.signature}>
          <span className="visually-hidden">{words.signature}: </span>
          {signature}
        </p>
      )}
      <Files files={uploads.files} onRetry={uploads.retry} onRemove={uploads.remove} />
      <div role="alert">
        {problem !== undefined && (
          <p id={`${id}-problem`} className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
      {question !== undefined && (
        <div className={styles.question} role="alert">
          <p>{words.asks(question.reason)}</p>
          <SmallButton ref={anyway} onClick={() => send(text, question.close, true)}>
            {words.anyway}
          </SmallButton>
          <SmallButton
            onClick={() => {
              forget();
              area.current?.focus();
            }}
          >
            {words.wait}
          </SmallButton>
        </div>
      )}
      <div className={styles.foot}>
        <fieldset className={styles.tools} aria-label={words.tools}>
          {templates.length > 0 && (
            <select
              aria-label={words.template}
              value=""
              onChange={({ currentTarget: { value } }) => {
                const template = templates.find(({ name }) => name === value);
                if (template === undefined) return;
                const filled = fillTemplate(template.text, contact, productTable(about));
                edit((edited) => withText(edited, filled));
              }}
            >
              <option value="">{words.template}</option>
              {templates.map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          )}
          <Tool icon={Bold} label={`${words.bold.label} (${words.bold.press})`} onClick={bold} />
          <Tool icon={List} label={words.list.label} onClick={() => edit(withList)} />
          <Tool
            icon={LinkIcon}
            label={`${words.link.label} (${words.link.press})`}
            onClick={link}
          />
          {about !== '' && (
            <Tool
              icon={Package}
              label={words.products.label}
              onClick={() => edit((edited) => withBlock(edited, productTable(about)))}
            />
          )}
          <Tool icon={Paperclip} label={words.attach} onClick={() => picker.current?.click()} />
          <Tool
            icon={isPreviewed ? PenLine : Eye}
            label={isPreviewed ? words.preview.hide : words.preview.show}
            onClick={() => setPreviewed(!isPreviewed)}
          />
          <input
            ref={picker}
            type="file"
            multiple
            hidden
            accept={accepted}
            aria-label={words.attach}
            onChange={({ currentTarget }) => {
              if (currentTarget.files) take(currentTarget.files);
              currentTarget.value = '';
            }}
          />
        </fieldset>
        <div className={styles.actions}>
          {!isEmpty({ text, files: attached }) && (
            <button
              type="button"
              className={styles.discard}
              onClick={() => {
                draft.keep({ text: '', files: [] });
                onClose();
              }}
            >
              {words.discard}
            </button>
          )}
          <QuietButton aria-disabled={busy} onClick={() => submit(true)}>
            {words.sendAndClose}
          </QuietButton>
          <Button busy={busy} title={words.keys} onClick={() => submit(false)}>
            {busy ? words.sending : words.send}
          </Button>
        </div>
      </div>
    </section>
  );
}
