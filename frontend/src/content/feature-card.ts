import type { Picture } from './page.ts';

/** An industry or a feature in a card. `icon` is a lucide name in kebab case. */
export interface FeatureCard {
  readonly icon: string;
  readonly heading: string;
  readonly content: string;
  readonly img?: Picture;
}
