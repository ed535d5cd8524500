import { unlessBlocked } from '../../ui/unless-blocked.ts';

const key = 'contact-views';

/** Queries of the dashboard by username. */
const views = new Map<string, string>(stored());

function stored(): readonly (readonly [string, string])[] {
  const text = unlessBlocked(() => localStorage.getItem(key)) ?? '{}';
  const read: unknown = unlessBlocked(() => JSON.parse(text));
  if (typeof read !== 'object' || read === null) return [];
  return Object.entries(read).flatMap(([name, query]) =>
    typeof query === 'string' ? [[name, query] as const] : [],
  );
}

/** Whether anybody has chosen a view in this browser: otherwise nobody need be known to begin with the first one. */
export function hasViews(): boolean {
  return views.size > 0;
}

/** The query of the view that somebody chose last. */
export function viewOf(username: string): string | undefined {
  return views.get(username);
}

export function rememberView(username: string | null, query: string): void {
  if (username === null) return;
  views.set(username, query);
  storeViews();
}

/** Also once a session has ended: the server has the browser clear its storage then. */
export function storeViews(): void {
  if (!hasViews()) return;
  unlessBlocked(() => localStorage.setItem(key, JSON.stringify(Object.fromEntries(views))));
}
