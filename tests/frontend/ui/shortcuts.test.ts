import { describe, expect, it, vi } from 'vitest';
import { shortcutIn } from '#frontend/ui/shortcuts.ts';

class Target extends EventTarget {
  readonly #around: string;
  constructor(around: string) {
    super();
    this.#around = around;
  }
  /** Stands in for the selector that the keys leave alone. */
  closest(fields: string) {
    return this.#around !== '' && fields.includes(this.#around) ? this : null;
  }
}

const close = () => undefined;
const plain = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false };

function pressed(key: string, { around = '', ...changes } = {}) {
  vi.stubGlobal('Element', Target);
  const event = { key, ...plain, defaultPrevented: false, target: new Target(around), ...changes };
  return shortcutIn({ e: close }, event);
}

describe('a single key', () => {
  it('does what it is for, on the page and on its buttons', () => {
    expect(pressed('e')).toBe(close);
    expect(pressed('e', { around: 'button' })).toBe(close);
  });

  it('without a purpose does nothing', () => {
    expect(pressed('x')).toBeUndefined();
    expect(pressed('E')).toBeUndefined();
  });

  it.each(['input', 'textarea', 'select', '[contenteditable]', 'dialog'])(
    'is a letter in %s',
    (around) => {
      expect(pressed('e', { around })).toBeUndefined();
    },
  );

  it.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing', 'defaultPrevented'])(
    'is somebody else’s with %s',
    (name) => {
      expect(pressed('e', { [name]: true })).toBeUndefined();
    },
  );
});
