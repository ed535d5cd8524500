import { services, type Service } from '../content/services.ts';

/** History state of a service card's link. */
export interface CardState {
  readonly card: number;
}

/** The services except the one that is shown, which the history state names, or after a direct visit the URL. */
export function servicesExcept(pathname: string, state: unknown): readonly Service[] {
  return services.filter(({ id, link }) => link !== pathname && id !== cardOf(state));
}

function cardOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'card' in state ? state.card : undefined;
}
