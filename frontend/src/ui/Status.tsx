import { useState } from 'react';

/**
 * Says what has changed to those who do not see it. What stands there from the beginning they read there, so
 * nothing is said before a change.
 */
export function Status({ children: text }: { readonly children: string }) {
  const [first] = useState(text);
  const [changed, change] = useState(false);
  if (!changed && text !== first) change(true);
  return <output className="visually-hidden">{changed && text}</output>;
}
