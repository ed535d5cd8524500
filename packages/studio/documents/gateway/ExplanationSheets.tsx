import { keyFeatures } from '../../../../frontend/src/solutions/edge-gateway/content.ts';
import { gatewayDocument, gatewayPartFeatures } from './content.ts';
import type { gatewayBlocks } from './diagram-content.ts';
import { BlockDiagram } from './drawings/BlockDiagram.tsx';
import { Sheet } from './Sheet.tsx';
import { unbroken } from '../shared/no-break.ts';

/** What the parts do, and the product page's key features, whole. */
export function Overview() {
  return (
    <Sheet id="overview">
      <p className="summary">{gatewayDocument.summary}</p>
      <ol className="features">
        {[...gatewayPartFeatures, ...keyFeatures].map(({ heading, content }) => (
          <li key={heading}>
            <h3>{heading}</h3>
            <p>{unbroken(content)}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

const groups = {
  core: 'Computing',
  wired: 'Wired',
  radio: 'Radio',
  human: 'For people',
  power: 'Power',
} as const satisfies Record<(typeof gatewayBlocks)[number]['group'], string>;

export function Blocks() {
  return (
    <Sheet id="blocks">
      <BlockDiagram />
      <ul className="legend">
        {Object.entries(groups).map(([group, name]) => (
          <li key={group} className={group}>
            {name}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
