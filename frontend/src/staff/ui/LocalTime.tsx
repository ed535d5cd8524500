import type { ComponentProps } from 'react';
import { localTime } from './time.ts';

/** Date and time in the reader's time zone. */
export function LocalTime({ at, ...attributes }: { readonly at: string } & ComponentProps<'time'>) {
  return (
    <time dateTime={at} {...attributes}>
      {localTime(new Date(at))}
    </time>
  );
}
