import type { ComponentProps } from 'react';
import { Button } from '../../ui/Button.tsx';

/** A button beside a more important one. */
export function QuietButton(props: Omit<ComponentProps<typeof Button>, 'variant'>) {
  return <Button variant="quiet" {...props} />;
}
