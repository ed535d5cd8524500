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

/** Whether anybody has chosen a view in this browser. If not, the first view opens without waiting for the user. */
export function hasViews(): boolean {
  return views.size > 0;
}

/** The query of the user's last view. */
export function viewOf(username: string): string | undefined {
  return views.get(username);
}

export function rememberView(username: string | null, query: string): void {
  if (username === null) return;
  views.set(username, query);
  storeViews();
}

/** Runs even after a session has ended, when the server makes the browser clear its storage. */
export function storeViews(): void {
  if (!hasViews()) return;
  unlessBlocked(() => localStorage.setItem(key, JSON.stringify(Object.fromEntries(views))));
}
