import { paths } from '../paths.ts';
import { brand } from './brand.ts';
import type { PageHead } from './head.ts';

export const head = {
  title: `${brand.name}: smart-home devices and IoT engineering`,
  description:
    'Sixteen smart-home devices, one edge gateway, and the engineers who build IoT systems around them. Designed in Pickering, Ontario.',
  path: paths.home(),
} satisfies PageHead;
