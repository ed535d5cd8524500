// oxlint-disable unicorn/consistent-function-scoping -- one expression, evaluated in the page: it has no outer scope
// Lists the problems of a page's layout at the window's present width: what takes a cell of a grid or a place in a row
// and shows nothing, panels that are more than half empty, pictures that collapsed, words under what floats above the
// page. Any browser's driver can evaluate it in the page.
(() => {
  const boxOf = (element) => element.getBoundingClientRect();
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const within = (element) => [...element.querySelectorAll('*')];
  const nameOf = ({ localName, id, classList }) =>
    [localName, ...(id ? [`#${id}`] : []), ...[...classList].map((each) => `.${each}`)].join('');
  const placeOf = (element) => `${nameOf(element.parentElement)} > ${nameOf(element)}`;

  /** Elements that show something whatever stands in them. */
  const replaced =
    'img, svg, video, canvas, iframe, object, input, select, textarea, button, hr, progress, meter';
  const textsIn = (element) => {
    const texts = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (walker.currentNode.data.trim()) texts.push(walker.currentNode);
    return texts;
  };
  const hasBorder = (style, side) => parseFloat(style[`border${side}Width`]) > 0;
  const isPainted = (style) =>
    style.backgroundImage !== 'none' ||
    !/^(?:transparent|rgba\(.*, 0\))$/.test(style.backgroundColor) ||
    ['Top', 'Right', 'Bottom', 'Left'].some((side) => hasBorder(style, side));
  const isDecorated = (element) =>
    ['::before', '::after'].some(
      (part) => !/^(?:none|normal)$/.test(getComputedStyle(element, part).content),
    );
  const hasContent = (element) =>
    element.matches(replaced) ||
    element.querySelector(replaced) !== null ||
    textsIn(element).length > 0 ||
    [element, ...within(element)].some(
      (each) => isPainted(getComputedStyle(each)) || isDecorated(each),
    );

  /** The items of a grid or a row: an element with no box of its own hands its place to its children. */
  const itemsOf = (container) =>
    [...container.children].flatMap((child) => {
      const { display, position } = getComputedStyle(child);
      if (display === 'none' || /^(?:absolute|fixed)$/.test(position)) return [];
      return display === 'contents' ? itemsOf(child) : [child];
    });

  /** Whether a sentence goes on after an element of its own: in a grid or a row, each piece is an item. */
  const isTorn = (container) =>
    [...container.childNodes].some(
      (node) =>
        node.nodeType === Node.TEXT_NODE &&
        node.data.trim() !== '' &&
        itemsOf(container).some(
          (item) =>
            textsIn(item).length > 0 &&
            node.compareDocumentPosition(item) & Node.DOCUMENT_POSITION_PRECEDING,
        ),
    );

  const rulesOf = (element) => {
    const { left, top, right, bottom } = boxOf(element);
    const style = getComputedStyle(element);
    return [
      ...(hasBorder(style, 'Top') ? [{ left, right, top, bottom: top }] : []),
      ...(hasBorder(style, 'Bottom') ? [{ left, right, top: bottom, bottom }] : []),
    ];
  };
  /** Where an element shows text, pictures, controls and horizontal rules. */
  const contentBoxes = (element) => {
    const range = document.createRange();
    const lines = textsIn(element)
      .filter(({ parentElement }) => isSeen(parentElement))
      .map((text) => {
        range.selectNodeContents(text);
        return boxOf(range);
      });
    const parts = within(element).filter(isSeen);
    const figures = parts.filter(
      (each) => each.matches(replaced) || getComputedStyle(each).backgroundImage !== 'none',
    );
    return [...lines, ...figures.map(boxOf), ...parts.flatMap(rulesOf)];
  };

  /** The white space that content may have around it, in pixels. */
  const air = Math.max(48, innerWidth / 24);
  const steps = 24;
  /** Which part of an element inside its padding is further than {@link air} from all content: 0 to 1. */
  const emptinessOf = (element) => {
    const style = getComputedStyle(element);
    const inset = (side) => parseFloat(style[`padding${side}`]);
    const box = boxOf(element);
    const left = box.left + inset('Left');
    const top = box.top + inset('Top');
    const width = box.width - inset('Left') - inset('Right');
    const height = box.height - inset('Top') - inset('Bottom');
    const boxes = contentBoxes(element);
    let empty = 0;
    for (let row = 0.5; row < steps; row += 1) {
      for (let column = 0.5; column < steps; column += 1) {
        const x = left + (column * width) / steps;
        const y = top + (row * height) / steps;
        const isNear = boxes.some(
          (each) =>
            x > each.left - air &&
            x < each.right + air &&
            y > each.top - air &&
            y < each.bottom + air,
        );
        if (!isNear) empty += 1;
      }
    }
    return empty / steps ** 2;
  };

  const overlap = (one, other) =>
    one.left < other.right - 1 &&
    one.right > other.left + 1 &&
    one.top < other.bottom - 1 &&
    one.bottom > other.top + 1;
  /** The words that stand under what floats above the page, before anybody has scrolled. */
  const coveredTexts = (floating) => {
    const range = document.createRange();
    return textsIn(document.body)
      .filter(
        ({ parentElement }) =>
          isSeen(parentElement) &&
          !floating.contains(parentElement) &&
          !parentElement.closest('.visually-hidden'),
      )
      .filter((text) => {
        range.selectNodeContents(text);
        return [...range.getClientRects()].some((line) => overlap(line, boxOf(floating)));
      })
      .map(({ data }) => data.trim());
  };

  // A page of one sentence or one picture is a stage of the window's height, and no panel.
  const stage = document.querySelector(
    'main > section:only-of-type, main:not(:has(> section)) > site-island > section:only-of-type',
  );
  // Over the heads of a table's rows, beside those of its columns, there is nothing to say.
  const corner = 'thead th:first-child, thead td:first-child';
  const problems = [];
  for (const element of within(document.body).filter(isSeen)) {
    const style = getComputedStyle(element);
    // A bar across the window is its edge: what stands there is scrolled to.
    if (style.position === 'fixed' && boxOf(element).width < document.documentElement.clientWidth)
      for (const text of coveredTexts(element))
        problems.push(`covered: "${text}" by ${nameOf(element)}`);
    const isContainer = /^(?:inline-)?(?:grid|flex)$/.test(style.display);
    if (isContainer && isTorn(element)) problems.push(`torn text: ${placeOf(element)}`);
    if (isContainer)
      for (const item of itemsOf(element))
        if (!hasContent(item)) problems.push(`empty cell: ${placeOf(item)}`);
    const { width, height } = boxOf(element);
    if (element.naturalWidth > 10 * width) problems.push(`collapsed: ${placeOf(element)}`);
    const isPanel = (isContainer || isPainted(style)) && Math.min(width, height) > 200;
    if (!isPanel || element === stage || element.matches(`${replaced}, ${corner}`)) continue;
    const empty = Math.round(emptinessOf(element) * 100);
    if (empty > 50)
      problems.push(
        `${empty} % empty: ${placeOf(element)}, ${Math.round(width)}x${Math.round(height)}`,
      );
  }
  return problems;
})();
