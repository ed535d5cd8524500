/** Keeps one `Idempotency-Key` for as long as a visitor tries to send the same thing. */
export interface SubmissionKey {
  /** The key for `content`: the same as before for the same content, a new one otherwise. */
  for: (content: string) => string;
  /** After a success: whatever is sent next is another submission, even in the same words. */
  spend: () => void;
}

/** `newKey` is given by tests alone. */
export function submissionKey(newKey: () => string = randomKey): SubmissionKey {
  let current: { content: string; key: string } | null = null;
  return {
    for(content) {
      if (current?.content !== content) current = { content, key: newKey() };
      return current.key;
    },
    spend() {
      current = null;
    },
  };
}

/**
 * 128 random bits in hex. Not `crypto.randomUUID`, which is missing where the site is opened by an
 * address such as http://192.168.1.20:8080, from a phone on the same network.
 */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
