import { Article } from '../Article.tsx';
import { article } from './body-content.ts';

/** The article below its hero: see `routing/static-part.tsx`. */
export function Body() {
  return <Article {...article} />;
}
