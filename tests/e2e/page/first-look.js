// Lists what of heading, lead and first picture a visitor does not see before scrolling, or sees covered.
(() => {
  scrollTo(0, 0);
  const main = document.querySelector('main');
  const heading = document.querySelector('h1');
  const lead = [...main.querySelectorAll('p')].find(
    (each) =>
      heading.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING &&
      each.checkVisibility(),
  );
  // What `Picture` calls the largest of the first view.
  const picture = main.querySelector('img[fetchpriority="high"]');
  const found = [];
  for (const [name, part] of Object.entries({ heading, lead, picture })) {
    if (!part || part.classList.contains('visually-hidden')) continue;
    const { top, bottom, left, right } = part.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) found.push(`${name}: ${top} to ${bottom}`);
    for (const across of [0.05, 0.5, 0.95])
      for (const down of [0.1, 0.5, 0.9]) {
        const x = Math.min(left + across * (right - left), innerWidth - 1);
        const over = document.elementFromPoint(x, top + down * (bottom - top));
        for (let each = over; each && !each.contains(part); each = each.parentElement)
          if (/fixed|sticky/.test(getComputedStyle(each).position))
            found.push(`${name} below ${each.textContent.trim()}`);
      }
  }
  return found;
})();
