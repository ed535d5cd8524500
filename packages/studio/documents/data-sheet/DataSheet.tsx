import { renderToStaticMarkup } from 'react-dom/server';
import type { ProductSlug } from '../../../../contract/products.ts';
import * as brand from '../../../../frontend/src/content/brand.ts';
import { buyerFacts, worksWith } from '../../../../frontend/src/content/buyer-facts.ts';
import { loadDetails } from '../../../../frontend/src/content/product-details.ts';
import type { ProductDetails, ProductSummary } from '../../../../frontend/src/content/product.ts';
import { productCategories, products } from '../../../../frontend/src/content/products.ts';
import * as paths from '../../../../frontend/src/paths.ts';
import { Contact } from '../shared/Contact.tsx';
import { Mark } from '../shared/Mark.tsx';
import { unbroken } from '../shared/no-break.ts';
import { splitFeature } from '../../../../frontend/src/catalogue/product/feature.ts';
import { dataSheetWords as words } from './content.ts';
import { scaleName, scaleOf } from '../../../../frontend/src/catalogue/dimensions/scale.ts';
import { views } from '../../../../frontend/src/catalogue/dimensions/views.ts';
import {
  space,
  ViewsDrawing,
} from '../../../../frontend/src/catalogue/dimensions/ViewsDrawing.tsx';

const styles = ['tokens.css', 'document.css', 'drawings.css', 'data-sheet.css'];

/**
 * A product's data sheet as the HTML that is printed: two pages of A4, made of what its page says.
 * @param date of the issue, as `2026-11-23`
 */
export async function dataSheet(slug: ProductSlug, date: string): Promise<string> {
  const product = products.find((each) => each.slug === slug);
  if (!product) throw new Error(`content/products.ts has no ${slug}.`);
  const details = await loadDetails(slug);
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={brand.locale}>
      <head>
        <meta charSet="utf-8" />
        <title>{words.title(product.name)}</title>
        {styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
      </head>
      <body>
        <FirstPage product={product} details={details} date={date} />
        <SecondPage product={product} details={details} date={date} />
      </body>
    </html>,
  )}`;
}

interface PageProps {
  readonly product: ProductSummary;
  readonly details: ProductDetails;
  readonly date: string;
}

/** The picture, the description and the features. */
function FirstPage({ product, details, date }: PageProps) {
  const { name, tagline, category } = product;
  const group = productCategories.find(({ id }) => id === category)?.name;
  return (
    <section className="sheet first" id="product">
      <img src="picture.jpg" alt={details.images[0]?.alt ?? ''} />
      <p className="owner">
        <Mark />
        {brand.name}
      </p>
      <header>
        <p className="caption">
          {words.kind} · {group}
        </p>
        <h1>{name}</h1>
        <p className="lead">{unbroken(tagline)}</p>
      </header>
      <div className="body columns">
        <div className="words">
          {[details.description1].flat().map((paragraph) => (
            <p key={paragraph}>{unbroken(paragraph)}</p>
          ))}
        </div>
        <div>
          <h2>{words.features}</h2>
          <dl>
            {details.description2.map(splitFeature).map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{unbroken(text)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <Foot product={product} date={date} page={1} />
    </section>
  );
}

/** The drawing, the specifications and buyers' questions. */
function SecondPage({ product, details, date }: PageProps) {
  const { slug, name, id } = product;
  const own = views[slug];
  const address = `${brand.origin}${paths.product(id)}`;
  return (
    <section className="sheet second" id="data">
      <div className="running" aria-hidden>
        <Mark />
        <span>{name}</span>
        <span className="end">{words.kind}</span>
      </div>
      <div className="body">
        <h2>{words.drawing(scaleName(scaleOf(own, space)))}</h2>
        <p className="note">{words.millimetres}</p>
        <ViewsDrawing name={name} views={own} />
        <div className="columns">
          <Specs specs={details.specs} />
          <BuyerQuestions slug={slug} />
        </div>
        <div className="end">
          <Contact />
          <a href={address}>{address.replace('https://', '')}</a>
        </div>
      </div>
      <Foot product={product} date={date} page={2} />
    </section>
  );
}

function Specs({ specs }: Pick<ProductDetails, 'specs'>) {
  return (
    <div>
      <h2>{words.specs}</h2>
      <table>
        <colgroup>
          <col width="34%" />
          <col width="66%" />
        </colgroup>
        <tbody>
          {specs.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{unbroken(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function BuyerQuestions({ slug }: { readonly slug: ProductSlug }) {
  const systems = worksWith(slug).map(({ term, text }) => ({
    term: words.worksWith(term),
    text,
  }));
  // Availability changes, so a printed sheet leaves it out.
  const facts = buyerFacts(slug).filter(({ term }) => term !== 'Availability');
  return (
    <div>
      <h2>{words.asked}</h2>
      <dl>
        {[...systems, ...facts].map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{unbroken(text)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface FootProps extends Pick<PageProps, 'product' | 'date'> {
  readonly page: 1 | 2;
}

/** Screen readers skip it after the first page, where it states the issue. */
function Foot({ product, date, page }: FootProps) {
  return (
    <div className="colophon" aria-hidden={page > 1}>
      <span>{product.name}</span>
      <span>{words.issue(date)}</span>
      <span>{brand.legalName}</span>
      <span className="end">{page} / 2</span>
    </div>
  );
}
