import { startTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/*
 * A browser's translator changes the text of a page: Chrome replaces each text node with two `<font>` elements,
 * others write into it. If the text differs, React discards the HTML together with typed text and focus (error 418),
 * and it fails to remove a text node that has moved (react/react#11538). So changes are undone before a container is
 * hydrated; afterwards, a text node gets its place back before React touches it. Translators translate again what
 * they see change.
 */

/** Changes in containers that are not hydrated yet, oldest first. */
let changes: MutationRecord[] = [];
let isObserved = false;
const hydrated: Element[] = [];
/** A translator's replacement of a text node. */
const standIns = new WeakMap<Node, ChildNode>();
let isGuarded = false;

/** Hydrates a container of server-rendered HTML, even if a translator has changed its text. */
export function hydrate(container: Element, element: ReactNode, prefix = ''): void {
  observe();
  const isChanged = undo(container);
  hydrated.push(container);
  const start = () => void hydrateRoot(container, element, { identifierPrefix: prefix });
  // Synchronously, before a translator sees its text; otherwise in slices, so that a slow phone stays responsive.
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
  // A translator may not translate the same node again.
  for (const text of texts) if (text instanceof Text) text.replaceWith(text.cloneNode());
  const isChanged = elsewhere.length < changes.length;
  changes = elsewhere.toReversed();
  return isChanged;
}

function follow(records: readonly MutationRecord[]): void {
  /** Removed text nodes, by their former place. */
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

/** Restores a text node's place whenever something is about to change it or its neighbours. */
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
