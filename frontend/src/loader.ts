/**
 * The only inline script. It asks for the page's scripts once the page has painted, or at the first sign
 * that somebody wants to use it, so that content never waits for code. Its text is the same on every page
 * (one hash in the content security policy): what differs travels in its data attributes.
 */
const { entry = '', ahead = '' } = document.currentScript?.dataset ?? {};
const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown'];
let asked = false;

/** Each script in a task of its own, as it is asked for and as it runs, so that a phone can answer in between. */
function load(): void {
  if (asked) return;
  asked = true;
  const sources = [...ahead.split(' '), entry];
  const next = () => {
    const src = sources.shift();
    if (src === undefined) return;
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { type: 'module', src, async: false }));
    setTimeout(next);
  };
  next();
}

for (const sign of signs)
  addEventListener(sign, load, { capture: true, passive: true, once: true });
// Loaded, its first picture among it, and painted: a frame that is merely due may still be on its way.
addEventListener('load', () =>
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true }),
);

// A button pressed before its code is here is pressed again once the page lives, once however often it was.
// Left out are those that the browser serves by itself, and forms, which see to it below.
const served = 'command' in HTMLButtonElement.prototype ? ',[command]' : '';
const pressed = new Set<HTMLElement>();
function keep({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>(`button:not([popovertarget],[type=submit]${served})`);
  if (button) pressed.add(button);
}
addEventListener('click', keep, true);
addEventListener('live', () => {
  removeEventListener('click', keep, true);
  for (const button of pressed) button.click();
});

// Which of the two staff pages to show is known before the first paint, so that neither flashes.
try {
  document.documentElement.toggleAttribute('data-staff', 'isAdmin' in sessionStorage);
} catch {
  // Blocked storage: nobody is signed in.
}

// A form sent before its code is here stays on the page, and is sent again once it says that it is ready.
let early: EventTarget | null = null;
addEventListener('submit', (event) => {
  const live = event.defaultPrevented;
  if (live || !(event.target instanceof HTMLFormElement) || event.target.method !== 'post') return;
  event.preventDefault();
  early = event.target;
  load();
});
addEventListener('formready', ({ target }) => {
  if (target === early && target instanceof HTMLFormElement) target.requestSubmit();
});
