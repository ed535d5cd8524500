// oxlint-disable unicorn/consistent-function-scoping -- one expression, evaluated in the page: it has no outer scope
// Lists what of a page does not fit the window: what reaches out of it, and texts whose end is cut off.
(() => {
  const root = document.documentElement;
  const width = root.clientWidth;
  const clips = (element) => /^(?:hidden|clip)$/.test(getComputedStyle(element).overflowX);
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
  const isCutOnPurpose = (element) =>
    element.closest('[aria-roledescription=carousel]') !== null ||
    (element !== document.body &&
      (getComputedStyle(element).clipPath !== 'none' || isCutOnPurpose(element.parentElement)));
  const nameOf = ({ localName, classList, textContent }) =>
    `${[localName, ...classList].join('.')} "${textContent.trim().slice(0, 40)}"`;

  const problems = [];
  if (root.scrollWidth > width) {
    problems.push(`scrolls sideways: ${root.scrollWidth} of ${width}`);
    for (const element of document.body.querySelectorAll('*'))
      if (isSeen(element) && element.getBoundingClientRect().right > width + 0.5)
        problems.push(`too wide: ${nameOf(element)}`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const parent = text.parentElement;
    // What is out of sight in a row of slides comes into it, and what only a screen reader says is cut to nothing.
    if (!text.data.trim() || !isSeen(parent) || isCutOnPurpose(parent)) continue;
    range.selectNodeContents(text);
    const { right, bottom } = range.getBoundingClientRect();
    for (let box = parent; box !== document.body; box = box.parentElement) {
      const edge = box.getBoundingClientRect();
      if (clips(box) && (right > edge.right + 1 || bottom > edge.bottom + 1))
        problems.push(`cut off: ${nameOf(parent)}`);
    }
  }
  return problems;
})();
