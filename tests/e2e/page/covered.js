// Lists the links and controls that cannot be pressed, because something else lies over all of them.
(() => {
  const found = [];
  for (const control of document.querySelectorAll(
    'a[href], button, input, select, textarea, summary',
  )) {
    if (control.closest('[inert]') || !control.checkVisibility({ visibilityProperty: true }))
      continue;
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom, width } = control.getBoundingClientRect();
    // For screen readers alone, shown on focus, or a slide that waits beside the window.
    if (width < 3 || bottom < 0 || left < 0 || right > innerWidth) continue;
    const middle = (top + bottom) / 2;
    const isPressed = [left + 2, (left + right) / 2, right - 2].some((x) => {
      const hit = document.elementFromPoint(x, middle);
      return (
        hit !== null && (control.contains(hit) || hit.contains(control) || hit.control === control)
      );
    });
    if (!isPressed)
      found.push(`${control.localName} ${control.textContent.trim()}, at ${Math.round(left)}`);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return found;
})();
