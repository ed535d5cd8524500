import {
  askedFlag,
  askedKey,
  formReadyEvent,
  liveEvent,
  signedInKey,
  staffFlag,
  type LoaderData,
} from './page-signals.ts';

/**
 * The only inline script. It loads the page's scripts at the first sign of use, so that neither content nor an idle
 * phone waits for code. Its text is the same on every page (one hash in the content security policy): what differs
 * is in its data attributes.
 */
const {
  entry = '',
  preload = '',
  waits,
}: Partial<LoaderData> = document.currentScript?.dataset ?? {};
const signsOfUse = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'click'];
/** Milliseconds after the first paint in which a page that works without script waits for a sign of use. */
const idleDelay = 5000;
const waiting = new AbortController();

/** Each script in a task of its own, as it is requested and as it runs, so that a phone can respond in between. */
function load(): void {
  if (waiting.signal.aborted) return;
  waiting.abort();
  const sources = [...preload.split(' '), entry];
  const next = () => {
    const src = sources.shift();
    if (src === undefined) return;
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { type: 'module', src, async: false }));
    setTimeout(next);
  };
  next();
}

// A translator may change text before React hydrates it: see `hydrate.ts`.
const changes: MutationRecord[] = [];
const observer = new MutationObserver((records) => changes.push(...records));
observer.observe(document.body, {
  subtree: true,
  childList: true,
  characterDataOldValue: true,
});
window.takeChanges = () => {
  observer.disconnect();
  return changes;
};

// Before the first paint, so that the products to ask about push away nothing that is seen.
let asked = location.search.includes(`${askedKey}=`);
try {
  asked ||= Boolean(localStorage.getItem(askedKey));
} catch {
  // Blocked storage: it holds no list.
}
document.documentElement.toggleAttribute(askedFlag, asked);
/** Whether the page shows what only scripts know: a query, a fragment, products to ask about. */
const asksForScript = asked || location.search + location.hash !== '';

const whileWaiting = { capture: true, passive: true, signal: waiting.signal };
for (const sign of signsOfUse) addEventListener(sign, load, whileWaiting);
// Chromium sends a new page a `pointermove` without movement for a pointer that rests on it.
addEventListener(
  'pointermove',
  ({ movementX, movementY }) => {
    if (movementX !== 0 || movementY !== 0) load();
  },
  whileWaiting,
);
// After `load`, which waits for the first picture, and the entry of a painted frame: one that is only due may be late.
// Chromium's `first-paint` may be the background alone.
addEventListener('load', () =>
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    setTimeout(load, waits === undefined || asksForScript ? 0 : idleDelay);
  }).observe({ type: 'paint', buffered: true }),
);

// Buttons clicked before their code is here are clicked again once it is, each once. Not those that work
// without script (popovers, commands), nor submit buttons, which are handled below.
const native = 'command' in HTMLButtonElement.prototype ? ',[command]' : '';
const clicked = new Set<HTMLElement>();
function record({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>(`button:not([popovertarget],[type=submit]${native})`);
  if (button) clicked.add(button);
}
addEventListener('click', record, true);
// So are the key that opens the search and the letters after it pressed again.
const pressed: KeyboardEvent[] = [];
function recordKey(event: KeyboardEvent): void {
  if (event.key === '/' || pressed.length > 0) pressed.push(event);
}
addEventListener('keydown', recordKey, true);
addEventListener(liveEvent, () => {
  removeEventListener('click', record, true);
  removeEventListener('keydown', recordKey, true);
  for (const button of clicked) button.click();
  for (const key of pressed) key.target?.dispatchEvent(new KeyboardEvent('keydown', key));
});

// Before the first paint, so that the staff page that is about to redirect does not flash.
try {
  document.documentElement.toggleAttribute(staffFlag, signedInKey in sessionStorage);
} catch {
  // Blocked storage: nobody is signed in.
}

// A form submitted before its code is here stays on the page, and is submitted again once it is ready.
let submitted: EventTarget | null = null;
addEventListener('submit', (event) => {
  const handled = event.defaultPrevented;
  if (handled || !(event.target instanceof HTMLFormElement) || event.target.method !== 'post')
    return;
  event.preventDefault();
  submitted = event.target;
  load();
});
addEventListener(formReadyEvent, ({ target }) => {
  if (target === submitted && target instanceof HTMLFormElement) target.requestSubmit();
});
