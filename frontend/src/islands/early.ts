/** What happened to a page before its script was there. */
export interface Early {
  /** Pressed buttons and keys, and sent forms, which wait for the code that handles them. */
  readonly events: Event[];
  /** Records no more of them. */
  readonly endEvents: () => void;
  /** What has changed in the page's body, as by a translator; no more is recorded then. See `translated.ts`. */
  readonly takeChanges: () => MutationRecord[];
}

declare global {
  interface Window {
    early?: Early;
  }
}

/** An inline script at the end of every page's body: records what would be lost until the page's script is there. */
function begin(): void {
  const events: Event[] = [];
  const changes: MutationRecord[] = [];
  const end = new AbortController();
  const record = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (event.type === 'submit') {
      // A form that works without script waits as well: with script it says more.
      if (!target.closest('site-island')) return;
      event.preventDefault();
    }
    events.push(event);
  };
  for (const type of ['click', 'keydown', 'submit']) {
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
}

begin();
