/** Keeps one `Idempotency-Key` while a visitor tries to send the same content. Only tests pass `newKey`. */
export function submissionKey(newKey: () => string = randomKey) {
  let current: { content: string; key: string } | null = null;
  return {
    /** The key for `content`: the same as before for the same content, a new one otherwise. */
    for(content: string): string {
      if (current?.content !== content) current = { content, key: newKey() };
      return current.key;
    },
    /** Call this after a success: what follows is a new submission, even with the same words. */
    spend() {
      current = null;
    },
  };
}

/**
 * 128 random bits in hex. `crypto.randomUUID` is missing if the site is opened at an address such as
 * http://192.168.1.20:8080, from a phone on the same network.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
