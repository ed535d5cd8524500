import { withoutControls } from '#contract/bidi.ts';

/** A visitor's text within other text. It keeps its own direction and does not turn its neighbours. */
export function Written({ text }: { readonly text: string }) {
  return <bdi>{withoutControls(text)}</bdi>;
}
