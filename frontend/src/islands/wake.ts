import { closest } from '../ui/closest.ts';
import { areShortcutsOn, isTyping } from '../ui/shortcut-keys.ts';
import { whenIdle } from '../when-idle.ts';
import type { Island, Wake } from './island.tsx';
import { hideFailure, showFailure } from './failure.ts';
import { searchFlag } from './signals.ts';

/** Milliseconds for an island's code, as the specification says. A browser by itself waits as long as the connection stands. */
const loadTimeout = 120_000;

/** Islands whose code was asked for; one that failed is none of them, so that the next press asks again. */
const waking = new Map<HTMLElement, Promise<void>>();
/** Once every handler is attached. Style sheets and tests look at it. */
const awake = 'data-awake';

/** Has each island of the page wake in its time, and what was pressed before it did pressed again. */
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

/** Those for use have signs enough. */
const planned: Readonly<Partial<Record<string, (place: HTMLElement) => void>>> = {
  load: (place) => void wake(place),
  idle: (place) => afterLoad(() => whenIdle(() => void wake(place))),
  visible: (place) => afterLoad(() => near.observe(place.firstElementChild ?? place)),
} satisfies Partial<Record<Wake, (place: HTMLElement) => void>>;

/** Pictures of the first view come before scripts. */
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

/** Ends when the island is awake or has failed. */
function wake(place: HTMLElement): Promise<void> {
  const begun = waking.get(place) ?? load(place);
  waking.set(place, begun);
  return begun;
}

async function load(place: HTMLElement): Promise<void> {
  const scripts = place.dataset['scripts']?.split(' ') ?? [];
  try {
    // What the first one imports comes with it, and not once that has arrived.
    const [module] = await inTime(Promise.all(scripts.map(importIsland)));
    const [island] = Object.values(module ?? {});
    await island?.hydrate(place);
    place.toggleAttribute(awake, true);
  } catch {
    waking.delete(place);
  }
}

function importIsland(url: string): Promise<Readonly<Record<string, Island<object>>>> {
  return import(/* @vite-ignore */ url);
}

function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, loadTimeout);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Pressed or sent before the island was awake, in this order. */
const waiting = new Map<HTMLElement, Event[]>();

/** Holds what only an island's code handles until it is there. */
function take(event: Event): void {
  const place = placeOf(event);
  if (!place || place.hasAttribute(awake)) return;
  if (event.type !== 'click') event.preventDefault();
  // React hydrates at once what is pressed while it hydrates, and would count it too.
  event.stopPropagation();
  const events = waiting.get(place);
  waiting.set(place, [...(events ?? []), event]);
  if (!events) void press(place);
}

async function press(place: HTMLElement): Promise<void> {
  hideFailure(place);
  await wake(place);
  const events = waiting.get(place) ?? [];
  waiting.delete(place);
  if (place.hasAttribute(awake)) events.forEach(repeat);
  else showFailure(place, () => events.forEach(take));
}

/** The island whose code an event is for; none where the browser does by itself what is meant. */
function placeOf(event: Event): HTMLElement | null {
  const { target, type } = event;
  if (event instanceof KeyboardEvent) return placeOfKey(event);
  // A link leads somewhere by itself, and a form's button sends it.
  const pressed =
    type === 'click' ? closest(target, 'button:not([type=submit],[command])') : target;
  return closest(pressed, 'site-island');
}

/** The key / is for the search, and so are the letters after it. */
function placeOfKey(event: KeyboardEvent): HTMLElement | null {
  const { key, ctrlKey, metaKey, altKey } = event;
  // Any other key is the browser's, such as Tab.
  if (key.length > 1 || ctrlKey || metaKey || altKey || isTyping(event)) return null;
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
