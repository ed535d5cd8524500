import { useSyncExternalStore } from 'react';

/** Something that was done on a page which may have been left since, with the way back. */
export interface Undoable {
  readonly text: string;
  /** Never throws: it says itself what failed. */
  readonly undo: () => Promise<void>;
}

let shown: Undoable | null = null;
const listeners = new Set<() => void>();

/** Shows it on whatever page is open, in place of what was shown before. */
export function offerUndo(undoable: Undoable | null): void {
  shown = undoable;
  for (const listener of listeners) listener();
}

export function useUndoable(): Undoable | null {
  return useSyncExternalStore(subscribe, () => shown);
}

/** Takes back what was done last, if that is still offered. @returns whether it was */
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
