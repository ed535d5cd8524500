import type { icons } from 'lucide';
import type { Picture } from './page.ts';

/** One of lucide's icons. The build draws it: islands import theirs by name, or they would bring all. */
export type IconName = keyof typeof icons;

/** An industry or a feature in a card. */
export interface FeatureCard {
  readonly icon: IconName;
  readonly heading: string;
  readonly content: string;
  readonly img?: Picture;
}
