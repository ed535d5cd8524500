import { useSyncExternalStore } from 'react';

/** An action, perhaps of a page left since, and how to undo it. */
export interface Undoable {
  readonly text: string;
  /** Never throws: it reports failures itself. */
  readonly undo: () => Promise<void>;
}

let shown: Undoable | null = null;
const listeners = new Set<() => void>();

/** Shows it on the current page, replacing the previous one. */
export function offerUndo(undoable: Undoable | null): void {
  shown = undoable;
  for (const listener of listeners) listener();
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

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
