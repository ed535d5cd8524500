import * as z from 'zod/mini';

/** The attributes of a subscriber that decide whether a campaign is for them. */
export const Segmented = z.object({
  tags: z.optional(z.array(z.string())),
  consent: z._default(z.array(z.object({ page: z.optional(z.string()) })), []),
});

/**
 * Whether a campaign goes to a confirmed subscriber.
 * @param segments tags, and paths of pages whose form they used; none: to all
 */
export function isInSegments(
  { tags = [], consent }: z.infer<typeof Segmented>,
  segments: readonly string[],
): boolean {
  return (
    segments.length === 0 ||
    segments.some((segment) =>
      segment.startsWith('/')
        ? consent.some(({ page }) => page === segment)
        : tags.includes(segment),
    )
  );
}
