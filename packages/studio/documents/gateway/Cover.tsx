import * as brand from '../../../../frontend/src/content/brand.ts';
import { Mark } from '../shared/Mark.tsx';
import {
  edgeGatewayFigures,
  edgeGatewayPage,
} from '../../../../frontend/src/solutions/edge-gateway/content.ts';
import { gatewayDocument, gatewaySheets } from './content.ts';
import { Foot, pageOf } from './Sheet.tsx';

const { kind, product, model, picture } = gatewayDocument;

export function Cover() {
  return (
    <section className="sheet cover">
      <img src="picture.jpg" alt={picture.alt} />
      <p className="owner">
        <Mark />
        {brand.name}
      </p>
      <div className="title">
        <p className="caption">
          {kind} · {model}
        </p>
        <h1>{product}</h1>
        <p className="lead">{edgeGatewayPage.lead}</p>
      </div>
      <nav aria-label="Contents">
        <ol>
          {Object.entries(gatewaySheets).map(([id, { heading }]) => (
            <li key={id}>
              <a href={`#${id}`}>
                {heading} <span className="page">{pageOf(id)}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <dl className="figures">
        {edgeGatewayFigures.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Foot page={1} />
    </section>
  );
}
