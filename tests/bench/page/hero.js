// Reads what a static page needs to show the same first view: texts, and the largest element's markup.
(() => {
  const [heading, lead] = ['h1', 'main p'].map(
    (selector) => document.querySelector(selector)?.textContent.trim() ?? '',
  );
  const largest = bench.largest;
  const picture = largest?.tagName === 'IMG' ? (largest.closest('picture') ?? largest) : undefined;
  const copy = picture?.cloneNode(true);
  for (const each of copy ? [copy, ...copy.querySelectorAll('*')] : []) {
    for (const name of ['class', 'data-placeholder', 'style']) each.removeAttribute(name);
  }
  const { width = 0, height = 0 } = picture ? largest.getBoundingClientRect() : {};
  return {
    title: document.title,
    heading,
    lead: picture ? lead : largest?.textContent.trim() || lead,
    picture: copy?.outerHTML ?? '',
    width: Math.round(width),
    height: Math.round(height),
  };
})();
