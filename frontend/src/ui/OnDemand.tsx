import { Component, Suspense, type ReactNode } from 'react';

interface OnDemandProps {
  /** Shown until the code has loaded, and if that fails. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Suspense and error boundary for a `lazy` component. */
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
