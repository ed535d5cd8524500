// In the HTML standard, not yet in React's types.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }

  interface LinkHTMLAttributes<T> {
    disabled?: boolean;
  }
}

export {};
