import { Component, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrate } from './translated.ts';
import type { SlotNumber } from './elements.ts';

/** Hydrates a component in its server-rendered HTML. Resolves once every handler is attached. */
export function hydrateIsland<Props extends object>(
  place: HTMLElement,
  Shown: ComponentType<Props>,
): Promise<void> {
  const html = place.innerHTML;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the build has written there of such props
  const props = decode(place) as Props;
  return new Promise((resolve) => {
    hydrate(
      place,
      <Boundary html={html} onEnd={resolve}>
        <Awake then={resolve}>
          <Shown {...props} />
        </Awake>
      </Boundary>,
      place.dataset['file'],
    );
  });
}

/** The props from an island's HTML, with the current HTML of its slots. */
export function decode(place: Pick<HTMLElement, 'dataset' | 'querySelector'>): object {
  return JSON.parse(place.dataset['props'] ?? '{}', (_, value: unknown) => {
    if (!isSlot(value)) return value;
    const html = place.querySelector(`[data-slot="${value.slot}"]`)?.innerHTML ?? '';
    return <Slot key={value.slot} slot={value.slot} html={html} />;
  });
}

function isSlot(value: unknown): value is SlotNumber {
  return typeof value === 'object' && value !== null && 'slot' in value;
}

/** HTML that React leaves as it is, whatever has changed in it. */
function Slot({ slot, html }: SlotNumber & { readonly html: string }) {
  return (
    <site-slot
      data-slot={slot}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- the page's own HTML
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function Awake({ then, children }: { readonly then: () => void; readonly children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}

interface BoundaryProps {
  /** The server-rendered HTML, shown again if the island fails. */
  readonly html: string;
  readonly onEnd: () => void;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onEnd();
  }

  override render(): ReactNode {
    const { html, children } = this.props;
    return this.state.failed ? <Slot slot={-1} html={html} /> : children;
  }
}
