/** Focuses an element that is normally not focusable, such as a heading, or `main` if the element is inert. */
export function moveFocus(element: HTMLElement | null): void {
  const target = element?.closest('[inert]') ? document.querySelector('main') : element;
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
