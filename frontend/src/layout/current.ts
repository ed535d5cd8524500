/** The menu's mark of the page that is shown, from the URL alone. */
export function current(path: string, pathname: string): 'page' | undefined {
  return path === pathname ? 'page' : undefined;
}
