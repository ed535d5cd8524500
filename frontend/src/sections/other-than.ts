import { services, type Service } from '../content/services.ts';

/** What a service card leaves in the router's state, for the page that it opens. */
export interface CardState {
  readonly card: number;
}

/**
 * The services apart from the one that is shown: the card that led here, or the page with this URL, so
 * that a refresh and a link from elsewhere know it too.
 */
export function otherThan(pathname: string, state: unknown): readonly Service[] {
  return services.filter(({ id, link }) => link !== pathname && id !== cardOf(state));
}

function cardOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'card' in state ? state.card : undefined;
}
