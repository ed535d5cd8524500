// Lists the windows of the page, half a window apart, in which filled buttons rival: two that ask for different things.
(() => {
  const fills = new Set(
    ['--ink', '--amber'].map((token) => {
      const probe = document.createElement('i');
      document.body.append(probe);
      probe.className = 'probe';
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`.probe { background: var(${token}) }`);
      document.adoptedStyleSheets.push(sheet);
      const { backgroundColor } = getComputedStyle(probe);
      document.adoptedStyleSheets.pop();
      probe.remove();
      return backgroundColor;
    }),
  );
  // A chosen filter is filled too, and calls nobody.
  const calls = [...document.querySelectorAll('a, button')].filter((each) => {
    if (each.closest('dialog, [inert], [aria-current]')) return false;
    if (!each.checkVisibility({ visibilityProperty: true })) return false;
    return [each, ...each.children].some((part) =>
      fills.has(getComputedStyle(part).backgroundColor),
    );
  });
  const places = calls.map((call) => {
    const { top, bottom } = call.getBoundingClientRect();
    return { name: call.textContent.trim(), top: top + scrollY, bottom: bottom + scrollY };
  });
  const found = [];
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    const seen = places.filter(({ top, bottom }) => top >= y && bottom <= y + innerHeight);
    if (new Set(seen.map(({ name }) => name)).size > 1)
      found.push(`${Math.round(y)}: ${seen.map(({ name }) => name).join(' | ')}`);
  }
  return found;
})();
