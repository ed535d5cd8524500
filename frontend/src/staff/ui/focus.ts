/** A `ref` of what takes the focus when it appears, in place of what had it. */
export const focus = (element: HTMLElement | null) => element?.focus();
