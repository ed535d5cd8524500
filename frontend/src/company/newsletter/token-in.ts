import { tokenPattern } from '#contract/limits.ts';

/**
 * The token in a link or part of one, even if a mail filter has encoded it or added something; empty if there is
 * none. `tokenIn('#0001A…Z&utm_source=mail')` is `0001A…Z`.
 */
export function tokenIn(text: string): string {
  // Decodes repeatedly at once: a token contains no percent sign.
  const decoded = text.replaceAll(/%(?:25)*([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return decoded.split(/[^\w-]+/).find((part) => tokenPattern.test(part)) ?? '';
}
