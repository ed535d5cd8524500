/** A `ref` that focuses an element when it appears. */
export const focus = (element: HTMLElement | null) => element?.focus();
