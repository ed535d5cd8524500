import { Figures as InteractionFigures } from '../interactions.ts';
import { Figures as NavigationFigures } from '../navigation.ts';
import { circumstances, entriesOf } from './entries.ts';
import { none, table, whole } from './markdown.ts';

export const navigation = () => entriesOf('navigation', NavigationFigures);
const interactions = () => entriesOf('interactions', InteractionFigures);

export function navigationTable(cores: number): string {
  const entries = navigation();
  const rows = entries.map(({ key, figures: { ms, script, style, layout, all } }) => [
    key,
    ms === undefined ? 'another document' : whole(ms),
    ...[script, style, layout, all].map(whole),
  ]);
  const head = ['From → to', 'ms', 'Script', 'Style', 'Layout', 'All work'];
  return `${circumstances(entries, cores)}\n\n${table(head, rows)}`;
}

/** The slowest first. */
export function controls(): { place: string; name: string; ms: number }[] {
  return interactions()
    .flatMap(({ key, figures }) =>
      figures.controls.map(({ name, ms }) => ({ place: key, name, ms })),
    )
    .toSorted((one, other) => other.ms - one.ms);
}

export function interactionTable(cores: number): string {
  const all = controls();
  const rows = all.map(({ place, name, ms }) => [
    name.replaceAll('|', ' ') || none,
    place,
    ms === 0 ? 'under 16' : whole(ms),
  ]);
  return `${circumstances(interactions(), cores)} ${all.length} controls.\n\n${table(['Control', 'On', 'ms'], rows)}`;
}
