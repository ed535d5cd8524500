/**
 * A page's whole content security policy.
 * @param frames what it may frame: `'none'`, `'self'`, or other origins, which it may call, too
 */
export function wholePolicy(base: string, frames: string): string {
  const others = frames.charAt(0) === "'" ? '' : ` ${frames}`;
  return `${base}; connect-src 'self'${others}; frame-src ${frames}`;
}
