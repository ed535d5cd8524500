import { tokenPattern } from '#contract/limits.ts';

/**
 * The token in a link or in a part of one, also where a mail filter has encoded it or put something around it; empty
 * where there is none. `tokenIn('#0001A…Z&utm_source=mail')` is `0001A…Z`.
 */
export function tokenIn(text: string): string {
  // Decoded in one go, however often: a token holds no percent sign.
  const decoded = text.replaceAll(/%(?:25)*([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return decoded.split(/[^\w-]+/).find((part) => tokenPattern.test(part)) ?? '';
}
