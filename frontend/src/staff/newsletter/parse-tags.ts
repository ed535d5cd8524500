import { staffLimits } from '#contract/limits.ts';
import { lengthOf, visible } from '#contract/text.ts';

/** Reads typed tags: "New Customer, VIP" are `new-customer` and `vip`. */
export function parseTags(text: string): string[] {
  const tags = text
    .split(/[,;|\n]/)
    .map((part) => visible(part.replaceAll('"', '')).toLowerCase().replaceAll(/\s+/g, '-'));
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

/** Whether the server accepts the tags. */
export function areTags(tags: readonly string[]): boolean {
  const { segment, segments } = staffLimits;
  return (
    tags.length <= segments &&
    tags.every((tag) => lengthOf(tag) <= segment.max && segment.pattern.test(tag))
  );
}
