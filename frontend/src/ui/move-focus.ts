/** Focuses an element that is not focusable by itself, such as a heading; `main` where the element is inert. */
export function moveFocus(element: HTMLElement | null): void {
  const target = element?.closest('[inert]') ? document.querySelector('main') : element;
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
