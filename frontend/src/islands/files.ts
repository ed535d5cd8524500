import type { Island } from './island.tsx';

/** Every island by its file, below `src/` and without extension: `home/RoomDimmer`. */
export const islandFiles = Object.entries(
  import.meta.glob<Readonly<Record<string, Island<object>>>>('../**/*.island.tsx', {
    eager: true,
  }),
).map(([path, module]) => islandIn(path, module));

/** @throws Error if the file exports anything but an island of its name */
export function islandIn<Made>(path: string, module: Readonly<Record<string, Made>>) {
  const file = path.slice('../'.length, -'.island.tsx'.length);
  const [name = ''] = file.split('/').slice(-1);
  const { [name]: island, ...others } = module;
  if (!island || Object.keys(others).length > 0) {
    throw new Error(`${path} must export ${name}, and nothing else.`);
  }
  return [island, file] as const;
}
