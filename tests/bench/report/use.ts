import { Figures as InteractionFigures } from '../interactions.ts';
import { Figures as NavigationFigures } from '../navigation.ts';
import { Figures as TapFigures } from '../tap.ts';
import { entriesOf } from './entries.ts';

export const navigation = () => entriesOf('navigation', NavigationFigures);
export const taps = () => entriesOf('tap', TapFigures);

export function controls(): { place: string; name: string; ms: number }[] {
  return entriesOf('interactions', InteractionFigures).flatMap(({ key, figures }) =>
    figures.controls.map(({ name, ms }) => ({ place: key, name, ms })),
  );
}
