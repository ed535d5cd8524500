/** Listeners of what lies outside React, for `useSyncExternalStore`. */
export function listeners() {
  const all = new Set<() => void>();
  return {
    subscribe: (listener: () => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    notify: () => all.forEach((listener) => listener()),
  };
}
