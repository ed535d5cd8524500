import { closest } from '../ui/closest.ts';
import { areShortcutsOn, isInFieldOrDialog } from '../ui/shortcut-preference.ts';
import { whenIdle } from '../when-idle.ts';
import type { Island, Wake } from './island.tsx';
import { hideFailure, showFailure } from './failure.ts';
import { searchFlag } from './signals.ts';

/**
 * Milliseconds until an island's script counts as failed, as specified. A browser alone waits as long as the
 * connection lasts.
 */
const loadTimeout = 120_000;

type Module = Readonly<Record<string, Island<object>>>;

/** Islands whose script was requested. A failed one is removed, so that the next press tries again. */
const waking = new Map<HTMLElement, Promise<void>>();
/** Set once every handler is attached. Style sheets and tests read it. */
const awake = 'data-awake';

/** Wakes each island of the page at its time, and repeats the presses that came before. */
export function startIslands(): void {
  for (const place of document.querySelectorAll<HTMLElement>('site-island')) {
    planned[place.dataset['wake'] ?? '']?.(place);
    for (const sign of ['pointerover', 'touchstart', 'focusin']) {
      place.addEventListener(sign, () => void wake(place), { once: true, passive: true });
    }
  }
  for (const type of ['click', 'keydown', 'submit']) addEventListener(type, take, true);
  window.early?.endEvents();
  window.early?.events.forEach(take);
}

/** Islands that wake on use announce themselves. */
const planned: Readonly<Partial<Record<string, (place: HTMLElement) => void>>> = {
  load: (place) => void wake(place),
  idle: (place) => afterLoad(() => whenIdle(() => void wake(place))),
  visible: (place) => afterLoad(() => near.observe(place.firstElementChild ?? place)),
} satisfies Partial<Record<Wake, (place: HTMLElement) => void>>;

/** Scripts wait for the pictures above the fold. */
function afterLoad(then: () => void): void {
  if (document.readyState === 'complete') then();
  else addEventListener('load', then, { once: true });
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const place = isIntersecting && target.closest<HTMLElement>('site-island');
      if (place) {
        near.unobserve(target);
        void wake(place);
      }
    }
  },
  { rootMargin: '50%' },
);

/** Resolves once the island is awake or has failed. */
function wake(place: HTMLElement): Promise<void> {
  const begun = waking.get(place) ?? load(place);
  waking.set(place, begun);
  return begun;
}

async function load(place: HTMLElement): Promise<void> {
  const scripts = place.dataset['scripts']?.split(' ') ?? [];
  const late = new Promise<never>((_, reject) => setTimeout(reject, loadTimeout));
  try {
    // Loads its imports in parallel instead of after it.
    const modules = Promise.all(
      scripts.map((url): Promise<Module> => import(/* @vite-ignore */ url)),
    );
    const [module] = await Promise.race([modules, late]);
    const [island] = Object.values(module ?? {});
    await island?.hydrate(place);
    place.toggleAttribute(awake, true);
  } catch {
    waking.delete(place);
  }
}

/** Presses and submissions from before the island was awake, in order. */
const waiting = new Map<HTMLElement, Event[]>();

/** Holds what only an island's code handles until that is there. */
function take(event: Event): void {
  const place = placeOf(event);
  if (!place || place.hasAttribute(awake)) return;
  if (event.type !== 'click') event.preventDefault();
  // React immediately hydrates what is pressed during hydration, and would handle the press too.
  event.stopPropagation();
  const events = waiting.get(place);
  if (events) {
    events.push(event);
    return;
  }
  waiting.set(place, [event]);
  void press(place);
}

async function press(place: HTMLElement, isAgain = false): Promise<void> {
  hideFailure(place);
  await wake(place);
  const events = waiting.get(place) ?? [];
  waiting.delete(place);
  if (place.hasAttribute(awake)) events.forEach(repeat);
  // Firefox remembers a failed import until the page loads again (whatwg/html#6768), so a third try would be no use.
  else if (isAgain && navigator.onLine) events.forEach(doWithout);
  else {
    showFailure(place, () => {
      waiting.set(place, events);
      void press(place, true);
    });
  }
}

/** A form works as without script. Anything else has to be pressed again. */
function doWithout({ target }: Event): void {
  if (target instanceof HTMLFormElement) target.submit();
  else location.reload();
}

/** The island whose code handles an event; undefined if the browser alone does what is meant. */
function placeOf(event: Event): HTMLElement | null {
  const { target, type } = event;
  if (event instanceof KeyboardEvent) return placeOfKey(event);
  // A link and a form's button work without script.
  const pressed =
    type === 'click' ? closest(target, 'button:not([type=submit],[command])') : target;
  return closest(pressed, 'site-island');
}

/** The key / opens the search, which also gets the letters typed after it. */
function placeOfKey(event: KeyboardEvent): HTMLElement | null {
  const { key } = event;
  // Any other key, such as Tab, belongs to the browser.
  if (key.length > 1 || event.ctrlKey || event.metaKey || event.altKey || isInFieldOrDialog(event))
    return null;
  const search = closest(document.querySelector(`[${searchFlag}]`), 'site-island');
  const isOpening = key === '/' && areShortcutsOn();
  return search && (isOpening || waiting.has(search)) ? search : null;
}

function repeat(event: Event): void {
  const { target } = event;
  if (event instanceof KeyboardEvent) target?.dispatchEvent(new KeyboardEvent('keydown', event));
  else if (target instanceof HTMLFormElement) target.requestSubmit();
  else closest(target, 'button')?.click();
}
