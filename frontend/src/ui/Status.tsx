import { useState } from 'react';

/** Announces changes of its text to screen readers, but not its first text. */
export function Status({ children: text }: { readonly children: string }) {
  const [first] = useState(text);
  const [changed, change] = useState(false);
  if (!changed && text !== first) change(true);
  return <output className="visually-hidden">{changed && text}</output>;
}
