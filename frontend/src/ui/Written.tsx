import { withoutControls } from '#contract/bidi.ts';

/** What a visitor wrote, in a line with other text: in its own direction, which turns nothing beside it. */
export function Written({ text }: { readonly text: string }) {
  return <bdi>{withoutControls(text)}</bdi>;
}
