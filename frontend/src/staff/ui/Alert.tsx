import type { ReactNode } from 'react';

/** What went wrong, announced when it appears. */
export function Alert({ children }: { readonly children: ReactNode }) {
  return (
    <div role="alert" className="failed">
      {children}
    </div>
  );
}
