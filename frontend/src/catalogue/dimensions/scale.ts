import type { View } from './shape.ts';

/** In millimetres of paper: between two views, for the dimension of the right one, and around all of them. */
export const gap = 20;
export const margin = { left: 14, top: 8, bottom: 12 } as const;

/** Between views on a screen: less if none but the first has a dimension on its left. */
export function screenGap(views: readonly View[], stacked: boolean): number {
  const isFree = views.slice(1).every(({ heightLabel }) => heightLabel === null);
  return isFree && !stacked ? 8 : gap;
}

/** The scales of ISO 5455, largest first. */
const scales = [2, 1, 1 / 2, 1 / 5, 1 / 10, 1 / 20] as const;

/**
 * The largest standard scale at which the views fit side by side into `space`, in millimetres of paper.
 * @throws Error if none fits
 */
export function scaleOf(views: readonly View[], space: { width: number; height: number }) {
  const scale = scales.find((each) => {
    const wide = sum(views.map(({ size: [width] }) => width * each)) + gap * (views.length - 1);
    const high = Math.max(...views.map(({ size: [, height] }) => height * each));
    return wide + margin.left <= space.width && high + margin.top + margin.bottom <= space.height;
  });
  if (scale === undefined) throw new Error('No standard scale fits the views into the drawing.');
  return scale;
}

/** Beside the views on a screen, together: a dimension stands on their left. */
const sides = 11;

/**
 * The scale at which the views, side by side or stacked, fill `space` in one direction, in millimetres of paper.
 */
export function largestScale(
  views: readonly View[],
  space: { width: number; height: number },
  stacked = false,
) {
  const widths = views.map(({ size: [width] }) => width);
  const heights = views.map(({ size: [, height] }) => height);
  const gaps = screenGap(views, stacked) * (views.length - 1);
  const [width, height] = [space.width - sides, space.height - margin.top - margin.bottom];
  return stacked
    ? Math.min(width / Math.max(...widths), (height - gaps) / sum(heights))
    : Math.min((width - gaps) / sum(widths), height / Math.max(...heights));
}

/** `1 : 2`, `2 : 1`. */
export function scaleName(scale: number): string {
  return scale >= 1 ? `${scale} : 1` : `1 : ${Math.round(1 / scale)}`;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
