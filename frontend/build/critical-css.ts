import { selectOne } from 'css-select';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { type AtRule, type Container, parse, type Rule } from 'postcss';
import { askedFlag, styleFlag } from '../src/islands/signals.ts';

type Document = ReturnType<typeof parseDocument>;
type ChildNode = Document['children'][number];

interface View {
  readonly document: Document;
  /** Every class of its elements. */
  readonly classes: ReadonlySet<string>;
}

/** In a page that has just loaded, nothing is hovered, focused or open. */
const state =
  /:(?:active|autofill|focus|hover|modal|open|popover-open|target|user-invalid|visited)\b/;
const notInState = new RegExp(String.raw`:not\(${state.source}\)`, 'g');
/** The script at the end of every page sets this flag before the first paint. */
const early = `[${askedFlag}]`;
const pseudoElement = /::[\w-]+(?:\([^)]*\))?|:(?:before|after)\b/g;

/**
 * The critical CSS of pages: the rules that match something before the link of the page's style sheet, which brings
 * the rest. It leaves out what the first paint does not need: states, animations, print, forced colours, and fonts
 * that would have to be fetched.
 */
export function criticalCss(style: string, pages: readonly string[]): string {
  const root = parse(style);
  cut(root, undefined, pages.map(firstView));
  return root.toString();
}

/** @returns the name of a page's critical CSS, as {@link styleFlag} gives it */
export function criticalCssName(html: string): string {
  return new RegExp(`${styleFlag}="([^"]*)"`).exec(html)?.[1] ?? '';
}

/** @returns the document up to the page's own style sheet */
function firstView(html: string): View {
  const document = parseDocument(html);
  const links = selectOne(`[${styleFlag}]`, document);
  if (links) removeAfter(links);
  const classes = DomUtils.getElementsByTagName('*', document).flatMap(({ attribs }) =>
    (attribs['class'] ?? '').split(/\s+/),
  );
  return { document, classes: new Set(classes) };
}

/** Removes everything after a node in the document. */
function removeAfter(node: ChildNode): void {
  const { parent } = node;
  if (!parent) return;
  parent.children.length = parent.children.indexOf(node) + 1;
  if (parent.type !== ElementType.Root) removeAfter(parent);
}

function cut(container: Container, parent: string | undefined, views: readonly View[]): void {
  container.each((node) => {
    if (node.type === 'rule') cutRule(node, parent, views);
    else if (node.type === 'atrule') cutAtRule(node, parent, views);
  });
}

function cutRule(rule: Rule, parent: string | undefined, views: readonly View[]): void {
  const used = rule.selectors
    .map((selector) => absolute(selector, parent))
    .filter((selector) => isUsed(selector, views));
  if (used.length > 0) cut(rule, used.join(), views);
  if (used.length === 0 || rule.nodes.length === 0) rule.remove();
}

function cutAtRule(rule: AtRule, parent: string | undefined, views: readonly View[]): void {
  // A statement that orders layers.
  if (!rule.nodes) return;
  if (rule.name === 'font-face') {
    if (rule.toString().includes('url(')) rule.remove();
  } else if (rule.name === 'keyframes' || /forced-colors|print/.test(rule.params)) rule.remove();
  else {
    cut(rule, parent, views);
    if (rule.nodes.length === 0) rule.remove();
  }
}

/** Resolves a nested selector. */
function absolute(selector: string, parent: string | undefined): string {
  if (parent === undefined) return selector;
  const nesting = `:is(${parent})`;
  return selector.includes('&') ? selector.replaceAll('&', nesting) : `${nesting} ${selector}`;
}

function isUsed(selector: string, views: readonly View[]): boolean {
  const bare =
    selector.replaceAll(notInState, '').replaceAll(pseudoElement, '').replaceAll(early, '') || '*';
  if (state.test(bare)) return false;
  const needed = classesOf(bare);
  return views.some(
    ({ document, classes }) =>
      needed.every((name) => classes.has(name)) && selectOne(bare, document) !== null,
  );
}

/**
 * Classes without which a selector matches nothing: those outside `:is(…)` and the like. Most rules are of other pages,
 * and a search of the document for each takes a quarter of the build's time.
 */
function classesOf(selector: string): string[] {
  if (selector.includes('\\')) return [];
  let outside = selector;
  for (let before = ''; before !== outside;) {
    before = outside;
    outside = before.replaceAll(/\([^()]*\)|\[[^\]]*\]/g, '');
  }
  return Array.from(outside.matchAll(/\.([^\s.#:>+~]+)/g), ([, name = '']) => name);
}
