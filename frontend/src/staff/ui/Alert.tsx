import type { ReactNode } from 'react';
import tone from './tone.module.css';

/** What went wrong, announced when it appears. */
export function Alert({ children }: { readonly children: ReactNode }) {
  return (
    <div role="alert" className={tone.alert}>
      {children}
    </div>
  );
}
