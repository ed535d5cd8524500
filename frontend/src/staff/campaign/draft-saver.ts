import { listeners } from '../../ui/listeners.ts';
import type { Campaign } from '#contract/campaign.ts';
import {
  type Base,
  baseOf,
  changesOf,
  type DraftField,
  type DraftText,
  mergeDraft,
} from './draft-text.ts';

/** The result of saving. `closed`: it is no longer a draft, or was deleted. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly campaign: Campaign }
  | { readonly kind: 'stale'; readonly current: Campaign }
  | { readonly kind: 'refused' | 'failed' | 'closed' };

/** Whether the typed text is saved. `clash`: somebody else has changed the same field. */
export type SaveState =
  | { readonly kind: 'saved'; readonly at: Date | undefined }
  | { readonly kind: 'clash'; readonly theirs: Campaign; readonly fields: readonly DraftField[] }
  | { readonly kind: 'changed' | 'saving' | 'refused' | 'failed' | 'closed' };

/** Unsaved changes, as the browser keeps them. */
export interface Kept {
  readonly base: Base;
  readonly text: DraftText;
}

interface DraftSaverOptions {
  readonly campaign: Campaign;
  /** From an earlier visit. */
  readonly kept: Kept | undefined;
  /** Never rejects. */
  readonly save: (changes: Partial<DraftText>, version: number) => Promise<SaveOutcome>;
  /** Keeps unsaved changes, or forgets them. */
  readonly keep: (unsaved: Kept | undefined) => void;
  /** Fields that the server would reject. They wait while the others are saved. */
  readonly invalid: (text: DraftText) => ReadonlySet<DraftField>;
}

/** Milliseconds between the last key and a save, and between a failed save and its retry. */
const pause = 1000;
const retryAfter = 10_000;

/** Saves a draft automatically, one save at a time, and merges what others save. */
export class DraftSaver {
  readonly #options: DraftSaverOptions;
  readonly #listeners = listeners();
  readonly subscribe = this.#listeners.subscribe;
  #base: Base;
  #text: DraftText;
  #state: SaveState = { kind: 'saved', at: undefined };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  /** Sent and perhaps saved. */
  #sent: readonly DraftText[] = [];
  #isDiscarded = false;
  #isLeft = true;
  #snapshot: { readonly text: DraftText; readonly state: SaveState; readonly version: number };

  constructor(options: DraftSaverOptions) {
    const { campaign, kept } = options;
    this.#options = options;
    this.#base = kept?.base ?? baseOf(campaign);
    this.#text = kept?.text ?? this.#base.typed;
    this.#snapshot = this.#shot();
    if (kept === undefined) return;
    this.#take(campaign);
    if (this.#state.kind === 'saved' && this.#unsaved() !== undefined)
      this.#show({ kind: 'changed' });
  }

  /** Called when its page appears. */
  readonly enter = (): void => {
    this.#isLeft = false;
    if (this.#state.kind === 'changed') this.#wait(pause);
  };

  /** Called when its page is left: saves once more. */
  readonly leave = (): void => {
    this.#isLeft = true;
    void this.flush();
  };

  readonly snapshot = () => this.#snapshot;

  readonly change = (change: Partial<DraftText>): void => {
    this.#text = { ...this.#text, ...change };
    this.#afterChange();
  };

  /** Takes in the server's version, whoever saved it. */
  readonly see = (campaign: Campaign): void => {
    // The running save returns the newest version.
    if (this.#running || campaign.version <= this.#base.version) return;
    if (campaign.status !== 'draft') return this.#close();
    this.#take(campaign);
    if (this.#state.kind !== 'clash') this.#afterChange();
    return undefined;
  };

  /** Saves immediately. @returns whether the server has everything */
  readonly flush = async (): Promise<boolean> => {
    clearTimeout(this.#timer);
    // Text typed during a save is saved, too.
    do {
      // oxlint-disable-next-line no-await-in-loop -- one save after the other
      while (this.#running) await this.#running;
      const { kind } = this.#state;
      if (kind === 'clash' || kind === 'closed' || this.#isDiscarded) return false;
      // oxlint-disable-next-line no-await-in-loop -- one save after the other
      if (this.#unsaved() !== undefined) await this.#save();
    } while (this.#state.kind === 'changed');
    return this.#state.kind === 'saved';
  };

  readonly resolve = (prefer: 'mine' | 'theirs'): void => {
    if (this.#state.kind !== 'clash') return;
    const { theirs } = this.#state;
    ({ base: this.#base, text: this.#text } = mergeDraft(this.#base, this.#text, theirs, {
      prefer,
    }));
    this.#state = { kind: 'changed' };
    this.#afterChange();
  };

  /** Forgets unsaved changes. */
  readonly discard = (): void => {
    clearTimeout(this.#timer);
    this.#isDiscarded = true;
    this.#options.keep(undefined);
  };

  /** All unsaved changes, including invalid ones. */
  #unsaved(): Partial<DraftText> | undefined {
    return changesOf(this.#base.typed, this.#text);
  }

  #afterChange(): void {
    if (this.#isDiscarded) return;
    const isSaved = this.#unsaved() === undefined;
    this.#options.keep(isSaved ? undefined : { base: this.#base, text: this.#text });
    const { kind } = this.#state;
    if (kind === 'clash' || kind === 'closed') return this.#emit();
    if (isSaved && !this.#running) {
      clearTimeout(this.#timer);
      return this.#show({ kind: 'saved', at: kind === 'saved' ? this.#state.at : undefined });
    }
    this.#show({ kind: this.#running ? 'saving' : 'changed' });
    return this.#wait(pause);
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (this.#isLeft) return;
    this.#timer = setTimeout(() => void this.flush(), milliseconds);
  }

  #save(): Promise<void> {
    const text = this.#text;
    const changes = changesOf(this.#base.typed, text, this.#options.invalid(text));
    // Only invalid fields have changed.
    if (changes === undefined) {
      this.#show({ kind: 'refused' });
      return Promise.resolve();
    }
    this.#show({ kind: 'saving' });
    this.#running = this.#send(changes);
    return this.#running;
  }

  async #send(changes: Partial<DraftText>): Promise<void> {
    const sent = { ...this.#base.typed, ...changes };
    this.#sent = [...this.#sent, sent];
    const outcome = await this.#options.save(changes, this.#base.version);
    this.#running = undefined;
    this.#settle(outcome, sent);
  }

  #settle(outcome: SaveOutcome, sent: DraftText): void {
    switch (outcome.kind) {
      case 'saved': {
        const { version } = outcome.campaign;
        this.#base = { version, typed: sent, stored: baseOf(outcome.campaign).stored };
        this.#sent = [];
        this.#state = { kind: 'saved', at: new Date() };
        if (this.#unsaved() === undefined) this.#options.keep(undefined);
        return this.#unsaved() === undefined ? this.#emit() : this.#afterChange();
      }
      case 'stale':
        if (outcome.current.status !== 'draft') return this.#close();
        this.#state = { kind: 'changed' };
        this.#take(outcome.current);
        if (this.#state.kind === 'changed') this.#afterChange();
        return undefined;
      case 'closed':
        return this.#close();
      case 'failed':
        this.#show({ kind: 'failed' });
        return this.#wait(retryAfter);
      case 'refused':
        return this.#show({ kind: 'refused' });
    }
  }

  #take(theirs: Campaign): void {
    const merged = mergeDraft(this.#base, this.#text, theirs, { sent: this.#sent });
    if (merged.clashes.length > 0) {
      clearTimeout(this.#timer);
      return this.#show({ kind: 'clash', theirs, fields: merged.clashes });
    }
    // The other person has resolved the clash.
    if (this.#state.kind === 'clash') this.#state = { kind: 'changed' };
    this.#sent = [];
    ({ base: this.#base, text: this.#text } = merged);
    return this.#emit();
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#show({ kind: 'closed' });
  }

  #show(state: SaveState): void {
    this.#state = state;
    this.#emit();
  }

  #emit(): void {
    this.#snapshot = this.#shot();
    this.#listeners.notify();
  }

  #shot() {
    return { text: this.#text, state: this.#state, version: this.#base.version };
  }
}
