import 'react';

declare module 'react' {
  // In the HTML standard, not yet in React's types.
  // oxlint-disable-next-line typescript/no-unused-vars -- a merged interface must repeat the parameters
  interface LinkHTMLAttributes<T> {
    disabled?: boolean;
  }
}
