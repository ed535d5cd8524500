import { useMutation } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import type { Contact } from '#contract/contact/detail.ts';
import type { Message } from '#contract/contact/message.ts';
import { staffLimits } from '#contract/limits.ts';
import { lengthOf, visible } from '#contract/text.ts';
import { callForStaff } from '../../api/staff.ts';
import { toast } from '../../ui/toast.ts';
import { dataOf, fieldErrorsIn, statusOf } from '../data/query-client.ts';
import { isOffline } from '../data/connection.ts';
import { reply as words } from './content.ts';
import { type ReplyDraft, replyDraft } from './draft.ts';
import type { useUploads } from './use-uploads.ts';

interface SendingOptions {
  readonly contact: Contact;
  readonly me: string | null;
  readonly writers: readonly string[];
  readonly uploads: ReturnType<typeof useUploads>;
  /** Null once the composer is gone. */
  readonly place: RefObject<HTMLElement | null>;
  readonly onSent: (message: Message, close: boolean, draft: ReplyDraft) => void;
}

interface Sending extends ReplyDraft {
  readonly close: boolean;
}

/** Why sending a reply needs confirmation. */
interface Question {
  readonly reason: string;
  readonly close: boolean;
}

const { problems } = words;

/** The replies on their way, by contact. */
const underWay = new Map<string, Promise<unknown>>();

/** Settles once a reply on its way, if any, has left the draft or stays there. */
export async function afterSending(contact: string): Promise<void> {
  await underWay.get(contact);
}

/** Sends a reply if it is complete. Asks first if somebody else may be answering the same message. */
export function useSending({ contact, me, writers, uploads, place, onSent }: SendingOptions) {
  const { id, messages, businessEmail } = contact;
  const [known, setKnown] = useState(() => new Set(messages.map((message) => message.id)));
  const [broken, setBroken] = useState<string>();
  const [question, setQuestion] = useState<Question>();
  const draft = replyDraft(me, id);

  const {
    mutateAsync,
    reset,
    error,
    isPending: busy,
  } = useMutation({
    mutationFn: ({ text, files, close }: Sending) => {
      const body = {
        text: visible(text),
        ...(close && { close }),
        ...(files.length > 0 && { attachments: files.map((file) => file.id) }),
      };
      const idempotencyKey = draft.key.for(JSON.stringify(body));
      return dataOf(callForStaff('POST /contact/{id}/replies', { id, body, idempotencyKey }));
    },
    onSuccess: (message, { close, ...sent }) => {
      draft.key.spend();
      draft.keep({ text: '', files: [] });
      onSent(message, close, sent);
    },
    onError: () => {
      if (place.current === null) toast.lastingError(words.failedLater(id));
    },
  });

  /** Who has answered since the draft was begun. */
  const newcomers = messages.filter(
    (message) => !known.has(message.id) && message.author !== me && !message.isAcknowledgement,
  );

  function reasonToAsk(): string | undefined {
    if (newcomers.length > 0) {
      const names = newcomers.map(({ author, from }) => author ?? (contact.firstName || from));
      return words.arrived([...new Set(names)].join(', '));
    }
    return writers.length > 0 ? words.alsoWriting(writers.join(', ')) : undefined;
  }

  /** @returns whether the text is valid */
  function send(text: string, close: boolean, isSure = false): boolean {
    if (busy) return true;
    reset();
    setQuestion(undefined);
    const problem = problemOf(text);
    setBroken(problem);
    if (problem !== undefined) return false;
    const reason = reasonToAsk();
    if (reason !== undefined && !isSure) {
      setQuestion({ reason, close });
      return true;
    }
    setKnown(new Set(messages.map((message) => message.id)));
    const sending = mutateAsync({ text, files: uploads.attached, close });
    underWay.set(
      id,
      sending.catch(() => undefined),
    );
    return true;
  }

  function problemOf(text: string): string | undefined {
    const trimmed = visible(text);
    if (businessEmail === '') return problems.noAddress;
    if (trimmed === '') return problems.required;
    if (lengthOf(trimmed) > staffLimits.reply.max) return problems.too_long;
    if (uploads.isUploading) return problems.uploading;
    if (uploads.hasProblem) return problems.failedFile;
    return isOffline() ? problems.offline : undefined;
  }

  return {
    send,
    busy,
    question,
    problem: broken ?? (error ? problemOfFailure(error) : undefined),
    /** Continues writing after the question. */
    forget: () => setQuestion(undefined),
  };
}

function problemOfFailure(error: Error): string {
  if (statusOf(error) === 404) return problems.gone;
  const isOfFiles = fieldErrorsIn(error).some(({ field }) => field.startsWith('attachments'));
  return isOfFiles ? problems.files : problems.failed;
}
