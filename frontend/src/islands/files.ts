import type { Island } from './island.tsx';

/** Every island with its file, below `src/` and without its ending: `home/RoomDimmer`. */
export const islandFiles = Object.entries(
  import.meta.glob<Readonly<Record<string, Island<object>>>>('../**/*.island.tsx', {
    eager: true,
  }),
).map(([path, module]) => {
  const file = path.slice('../'.length, -'.island.tsx'.length);
  const [name = ''] = file.split('/').slice(-1);
  const { [name]: island, ...others } = module;
  if (!island || Object.keys(others).length > 0) throw new Error(`${path} exports ${name} alone.`);
  return [island, file] as const;
});
