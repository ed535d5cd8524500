import type { View } from './shape.ts';

/** In millimetres of paper: between two views, for the dimension of the right one, and around all of them. */
export const gap = 20;
export const margin = { left: 14, top: 8, bottom: 12 } as const;

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

/** The scale at which the views fill `space`, in millimetres of paper, in one direction. */
export function largestScale(views: readonly View[], space: { width: number; height: number }) {
  const wide = sum(views.map(({ size: [width] }) => width));
  const high = Math.max(...views.map(({ size: [, height] }) => height));
  return Math.min(
    (space.width - margin.left - gap * (views.length - 1)) / wide,
    (space.height - margin.top - margin.bottom) / high,
  );
}

/** `1 : 2`, `2 : 1`. */
export function scaleName(scale: number): string {
  return scale >= 1 ? `${scale} : 1` : `1 : ${Math.round(1 / scale)}`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
