import type { icons } from 'lucide';
import type { Picture } from './page.ts';

/** One of lucide's icons. The build draws it, because islands import theirs by name. */
export type IconName = keyof typeof icons;

/** An industry or feature on a card. */
export interface FeatureCard {
  readonly icon: IconName;
  readonly heading: string;
  readonly content: string;
  readonly img?: Picture;
}
