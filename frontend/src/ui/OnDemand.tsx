import { Component, Suspense, type ReactNode } from 'react';

interface OnDemandProps {
  /** Stands in until what is inside has been fetched, and where that fails. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Draws something whose code is fetched when it is first wanted: see React's `lazy`. */
export class OnDemand extends Component<OnDemandProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    return this.state.failed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
