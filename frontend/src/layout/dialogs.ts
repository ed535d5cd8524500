import { closest } from '../ui/closest.ts';

/** What HTML's own dialogs and popovers lack, in some browsers or for us. */
export function startDialogs(): void {
  addEventListener('click', leavePopover);
  if (!('command' in HTMLButtonElement.prototype)) addEventListener('click', command);
  if (!('closedBy' in HTMLDialogElement.prototype)) addEventListener('click', closeOutside);
  addEventListener('focusout', closeBehind);
  addEventListener('pagehide', closeAll);
}

/**
 * A dialog gives the focus back to what had it. It closes the popover whose button opens it: so the popover's own button
 * has the focus by then.
 */
function leavePopover({ target }: Event): void {
  const button = closest(target, '[popover] [commandfor]');
  const popover = button?.closest('[popover]');
  if (popover) document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`)?.focus();
}

/** For browsers before `command`. */
function command({ target }: Event): void {
  const button = closest(target, 'button[commandfor]');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!button || !(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute('command') === 'close') dialog.close();
  else dialog.showModal();
}

/** For browsers before `closedby`: a click on the backdrop targets the dialog itself. */
function closeOutside({ target }: Event): void {
  if (target instanceof HTMLDialogElement && target.getAttribute('closedby') === 'any') {
    target.close();
  }
}

/** A popover that the focus leaves closes. */
function closeBehind({ target, relatedTarget }: FocusEvent): void {
  const popover = closest(target, '[popover]');
  if (relatedTarget instanceof Node && popover && !popover.contains(relatedTarget)) {
    popover.hidePopover();
  }
}

/** Back, from the back/forward cache, leads to the page, and not to the menu by which it was left. */
function closeAll(): void {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover();
}
