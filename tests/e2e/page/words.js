// oxlint-disable unicorn/consistent-function-scoping -- one expression, evaluated in the page: it has no outer scope
// Lists words of buttons and tabs that are torn in two without a hyphen, and words of the header that stand on others.
(() => {
  const range = document.createRange();
  const textsIn = (root) => {
    const texts = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (walker.currentNode.parentElement.checkVisibility({ visibilityProperty: true }))
        texts.push(walker.currentNode);
    return texts;
  };
  const linesOf = (text, start, end) => {
    range.setStart(text, start);
    range.setEnd(text, end);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  const overlap = (one, other) =>
    one.left < other.right - 1 &&
    one.right > other.left + 1 &&
    one.top < other.bottom - 1 &&
    one.bottom > other.top + 1;

  const problems = [];
  for (const control of document.querySelectorAll('button, [role=tab]'))
    for (const text of textsIn(control))
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        const mayHyphenate = getComputedStyle(control).hyphens === 'auto';
        const lines = new Set(linesOf(text, index, index + word.length).map(({ top }) => top));
        if (lines.size > (mayHyphenate ? 2 : 1)) problems.push(`torn: ${word}`);
      }
  const boxes = textsIn(document.querySelector('header')).flatMap((text) =>
    linesOf(text, 0, text.length).map((box) => ({ text, box })),
  );
  for (const { text, box } of boxes)
    for (const other of boxes)
      if (other.text !== text && overlap(box, other.box))
        problems.push(`"${text.data}" stands on "${other.text.data}"`);
  return problems;
})();
