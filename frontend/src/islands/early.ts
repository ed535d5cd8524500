/** What happened on a page before its script arrived. */
export interface Early {
  /** Pressed buttons and keys, and submitted forms, which wait for their handlers. */
  readonly events: Event[];
  /** Stops recording them. */
  readonly endEvents: () => void;
  /**
   * Changes in the page's body, for example by a translator. Reading them stops the recording. See `translated.ts`.
   */
  readonly takeChanges: () => MutationRecord[];
}

declare global {
  interface Window {
    early?: Early;
  }
}

/*
 * An inline script at the end of every page's body. It records what would otherwise be lost until the page script has
 * loaded. If that does not come, or throws as it starts, forms work as without script.
 */

const events: Event[] = [];
const changes: MutationRecord[] = [];
const end = new AbortController();
/** The form that was sent last. */
let form: HTMLFormElement | undefined;

function record(event: Event & Partial<Pick<ErrorEvent, 'filename'>>): void {
  const { target, type } = event;
  // The page has no other script with a URL. One that throws may also be an extension's.
  if (target instanceof HTMLScriptElement || event.filename?.startsWith(origin)) {
    end.abort();
    form?.submit();
  } else if (target instanceof Element && type !== 'error') {
    if (type === 'submit') {
      // A form that works without script waits too, because it can say more with script.
      if (!target.closest('site-island')) return;
      event.preventDefault();
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else is submitted
      form = target as HTMLFormElement;
    }
    events.push(event);
  }
}

for (const type of ['click', 'keydown', 'submit', 'error']) {
  addEventListener(type, record, { capture: true, signal: end.signal });
}
const observer = new MutationObserver((records) => changes.push(...records));
observer.observe(document.body, { subtree: true, childList: true, characterDataOldValue: true });
window.early = {
  events,
  endEvents: () => end.abort(),
  takeChanges: () => {
    observer.disconnect();
    return changes;
  },
};
