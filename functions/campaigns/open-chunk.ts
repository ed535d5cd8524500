import { acceptedIn, type RecipientPlace } from './campaign-rows.ts';
import { addOutcome, deleteRecipients, readProgress, readRecipients } from './recipient-store.ts';

/** Outcomes that one write records. If the run dies, that many show as uncertain until SES reports them. */
const batch = 16;

type Settled = 'sent' | 'refused' | 'skipped';

/** A chunk that is being sent. */
export interface OpenChunk {
  /** Its recipients that nobody has claimed. */
  readonly waiting: readonly { readonly number: number; readonly email: string }[];
  /** Whether every recipient is settled and the chunk's addresses are deleted. */
  readonly isDone: boolean;
  /** Mails that SES accepted, in earlier runs too. */
  readonly sent: number;
  /** Records what became of a waiting recipient; `claimed`: another run has it. */
  readonly settle: (number: number, outcome: Settled | 'claimed') => Promise<void>;
  /** Writes what is not yet recorded. */
  readonly save: () => Promise<void>;
}

/** Reads a chunk. One without addresses is done. */
export async function openChunk(
  place: Pick<RecipientPlace, 'campaign' | 'chunk'>,
): Promise<OpenChunk> {
  const [addresses = [], progress] = await Promise.all([
    readRecipients(place),
    readProgress(place),
  ]);
  const { claimed, skipped } = progress;
  const waiting = addresses
    .map((email, number) => ({ number, email }))
    .filter(({ number }) => !claimed.has(number) && !skipped.has(number));
  const unsaved: Record<Settled, number[]> = { sent: [], refused: [], skipped: [] };
  let left = waiting.length;
  let sent = acceptedIn(progress).size;
  let isDone = addresses.length === 0;

  async function save(): Promise<void> {
    for (const outcome of ['sent', 'refused', 'skipped'] as const) {
      const numbers = unsaved[outcome].splice(0);
      if (numbers.length === 0) continue;
      await addOutcome(place, outcome, numbers).catch((error: unknown) => {
        // The next call tries again.
        unsaved[outcome].push(...numbers);
        throw error;
      });
    }
  }

  async function end(): Promise<void> {
    await save();
    await deleteRecipients(place);
    isDone = true;
  }

  if (left === 0 && !isDone) await end();
  return {
    waiting,
    get isDone() {
      return isDone;
    },
    get sent() {
      return sent;
    },
    settle: async (number, outcome) => {
      left -= 1;
      if (outcome === 'sent') sent += 1;
      if (outcome !== 'claimed') unsaved[outcome].push(number);
      if (left === 0) await end();
      else if (Object.values(unsaved).flat().length >= batch) await save();
    },
    save,
  };
}
