import { startTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/*
 * A browser's translator changes the text of a page: Chrome puts two `<font>` in the place of each text node, others
 * write into it. Where text differs, React throws the HTML away, with what was typed and focused in it (error 418), and
 * it fails to remove a text node that is not where it was (react/react#11538). So what changed is undone before a
 * container is hydrated, and after that a text node gets its place back before React touches it. Translators translate
 * again what they see change.
 */

/** In containers that are not hydrated, the oldest first. */
let changes: MutationRecord[] = [];
let isObserved = false;
const hydrated: Element[] = [];
/** What a translator put in the place of a text node. */
const standIns = new WeakMap<Node, ChildNode>();
let isGuarded = false;

/** Hydrates a container of the server's HTML, whatever a translator has made of its text. */
export function hydrate(container: Element, element: ReactNode, prefix = ''): void {
  observe();
  const isChanged = undo(container);
  hydrated.push(container);
  const start = () => void hydrateRoot(container, element, { identifierPrefix: prefix });
  // At once, before a translator sees its text; else in slices, so that a slow phone stays responsive.
  if (isChanged) flushSync(start);
  else startTransition(start);
}

function observe(): void {
  if (isObserved) return;
  isObserved = true;
  changes = window.early?.takeChanges() ?? [];
  new MutationObserver(follow).observe(document.body, {
    subtree: true,
    childList: true,
    characterDataOldValue: true,
  });
}

function undo(container: Element): boolean {
  const elsewhere: MutationRecord[] = [];
  const texts = new Set<Node>();
  for (const change of changes.toReversed()) {
    const { target, oldValue, addedNodes, removedNodes, nextSibling } = change;
    if (!container.contains(target)) {
      elsewhere.push(change);
      continue;
    }
    if (target instanceof Text) {
      target.data = oldValue ?? '';
      texts.add(target);
    }
    for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
    for (const node of removedNodes) {
      target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null);
      texts.add(node);
    }
  }
  // A translator may leave alone what it has translated once.
  for (const text of texts) if (text instanceof Text) text.replaceWith(text.cloneNode());
  const isChanged = elsewhere.length < changes.length;
  changes = elsewhere.toReversed();
  return isChanged;
}

function follow(records: readonly MutationRecord[]): void {
  /** Texts that are gone, by where they were. */
  const gone = new Map<Node, Node[]>();
  for (const record of records) {
    const { target, removedNodes } = record;
    if (!hydrated.some((container) => container.contains(target))) changes.push(record);
    else if (removedNodes.length > 0) {
      const texts = [...removedNodes].filter((node) => node instanceof Text);
      gone.set(target, [...(gone.get(target) ?? []), ...texts]);
    }
  }
  for (const { target, addedNodes } of records) {
    for (const font of addedNodes) {
      if (!(font instanceof HTMLFontElement)) continue;
      guard();
      const text = gone.get(target)?.shift();
      if (text) standIns.set(text, font);
    }
  }
}

/** Lets whoever changes a text node, or what is beside it, find it in its place. */
function guard(): void {
  if (isGuarded) return;
  isGuarded = true;
  // oxlint-disable-next-line typescript/unbound-method -- bound at each call below
  const { removeChild, insertBefore } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  // oxlint-disable no-extend-native -- React calls them itself; a page that nobody translates keeps its own
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    putBack(child);
    return child.parentNode === this ? removeChild.call<Node, [Child], Child>(this, child) : child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    if (next) putBack(next);
    const place = next?.parentNode === this ? next : null;
    return insertBefore.call<Node, [Child, Node | null], Child>(this, node, place);
  };
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...value,
    set(this: Text, text: string) {
      putBack(this);
      value?.set?.call(this, text);
    },
  });
  // oxlint-enable no-extend-native
}

function putBack(node: Node): void {
  const standIn = standIns.get(node);
  standIns.delete(node);
  if (standIn?.isConnected) standIn.replaceWith(node);
}
