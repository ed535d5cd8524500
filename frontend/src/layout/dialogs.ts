import { closest } from '../ui/closest.ts';

/** Adds what HTML's dialogs and popovers lack in some browsers, or for us. */
export function startDialogs(): void {
  addEventListener('click', leavePopover);
  if (!('command' in HTMLButtonElement.prototype)) addEventListener('click', command);
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    addEventListener('pointerdown', ({ target }) => (pressed = target));
    addEventListener('click', closeOutside);
  }
  addEventListener('focusout', closeBehind);
  addEventListener('pagehide', closeAll);
  addEventListener('hashchange', closeAll);
}

/**
 * A closing dialog returns the focus to the element that had it. If a popover's button opened the dialog, the popover
 * is closed by then, so the popover's own button gets the focus.
 */
function leavePopover({ target }: Event): void {
  const button = closest(target, '[popover] [commandfor]');
  const popover = button?.closest('[popover]');
  if (popover) document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`)?.focus();
}

/** For browsers without `command`. */
function command({ target }: Event): void {
  const button = closest(target, 'button[commandfor]');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!button || !(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute('command') === 'close') dialog.close();
  else dialog.showModal();
}

let pressed: EventTarget | null;

/**
 * For browsers without `closedby`, which all our dialogs have: a click on the backdrop targets the dialog itself. So does
 * one that selects text and ends there.
 */
function closeOutside({ target }: Event): void {
  if (target === pressed && target instanceof HTMLDialogElement) target.close();
}

/** Closes a popover when the focus leaves it. */
function closeBehind({ target, relatedTarget }: FocusEvent): void {
  const popover = closest(target, '[popover]');
  if (relatedTarget instanceof Node && popover && !popover.contains(relatedTarget)) {
    popover.hidePopover();
  }
}

/**
 * After Back from the back/forward cache, and on a page to which its own menu leads, the menu by which the visitor left
 * is closed.
 */
function closeAll(): void {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover();
}
