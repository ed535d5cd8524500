import { useSyncExternalStore } from 'react';
import { listeners } from '../../ui/listeners.ts';

/** An action, perhaps of a page left since, and how to undo it. */
export interface Undoable {
  readonly text: string;
  /** Never throws: it reports failures itself. */
  readonly undo: () => Promise<void>;
}

let shown: Undoable | null = null;
const { subscribe, notify } = listeners();

/** Shows it on the current page, replacing the previous one. */
export function offerUndo(undoable: Undoable | null): void {
  shown = undoable;
  notify();
}

export function useUndoable(): Undoable | null {
  return useSyncExternalStore(subscribe, () => shown);
}

/** Undoes the last action, if still offered. @returns whether it was */
export function undoLast(): boolean {
  if (shown === null) return false;
  const { undo } = shown;
  offerUndo(null);
  void undo();
  return true;
}
