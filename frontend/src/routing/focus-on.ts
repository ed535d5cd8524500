/** Moves the focus to something that is no control, such as a heading; to the page where that is out of sight. */
export function focusOn(element: HTMLElement | null): void {
  const target = element?.closest('[inert]') ? document.querySelector('main') : element;
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
