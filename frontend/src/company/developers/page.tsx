import type { Term } from '../../content/page.ts';
import { Head } from '../../document/Head.tsx';
import { PageStyles } from '../../document/PageStyles.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { TextBody } from '../../sections/TextPage.tsx';
import fold from '../../ui/Fold.module.css';
import { NoBreakUnits } from '../../ui/NoBreakUnits.tsx';
import {
  beginning,
  developers,
  developersNext,
  documentLink,
  formApi,
  reference,
} from './content.ts';
import { deviceSections, waysIn, type Example } from './device-api.ts';
import first from './hero.critical.module.css';
import { calls, errors, type Call } from './operations.ts';
import styles from './page.module.css';

/**
 * The gateway's interfaces, followed by the site's own API, which `npm run openapi` describes in the file beside this
 * one.
 */
export function Page() {
  const { head, title, lead, contents } = developers;
  return (
    <article>
      <Head {...head} />
      <header className={`frame ${first.hero}`}>
        <h1>{title}</h1>
        <p className={`lead ${first.lead}`}>{lead}</p>
        <ul className={first.ways}>
          {waysIn.map(({ id, port, name, text }) => (
            <li key={id}>
              <span className={first.port}>{port}</span>
              <a className="card-link" href={`#${id}`}>
                {name}
              </a>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </header>
      <PageStyles after="text" />
      <div className={`frame grid ${styles.body}`}>
        <TextBody label={contents} sections={[...deviceSections, formApi]}>
          {deviceSections.map((section) => (
            <DeviceSection key={section.id} {...section} />
          ))}
          <FormApi />
        </TextBody>
      </div>
      <NextStep {...developersNext} />
    </article>
  );
}

function DeviceSection({
  id,
  title,
  paragraphs,
  example,
  table,
  after,
}: (typeof deviceSections)[number]) {
  return (
    <section aria-labelledby={id} className={styles.device}>
      <h2 id={id}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Coded text={paragraph} />
        </p>
      ))}
      {example && <Shown {...example} />}
      {table && <CodedTerms terms={table} />}
      {after && (
        <p>
          <Coded text={after} />
        </p>
      )}
    </section>
  );
}

/** A text with code between backticks. */
function Coded({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) => {
    const Part = index % 2 === 1 ? 'code' : NoBreakUnits;
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence never change places
    return <Part key={index}>{part}</Part>;
  });
}

/** Matches routes, topics, headers and statuses, not words. */
const isCode = /[/\d-]/;

function CodedTerms({ terms }: { readonly terms: readonly Term[] }) {
  return (
    <dl>
      {terms.map(({ term, text }) => (
        <div key={term}>
          <dt>{isCode.test(term) ? <code>{term}</code> : term}</dt>
          <dd>
            <Coded text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The most lines by which a request and its answer may differ to stand beside each other. */
const mostEmpty = 4;

function Shown({ title, request, answer }: Example) {
  const beside = answer && Math.abs(linesOf(request) - linesOf(answer.text)) <= mostEmpty;
  return (
    <div className={`deep ${styles.shown} ${beside ? styles.beside : ''}`}>
      <h3>{title}</h3>
      <Code text={request} />
      {answer && (
        <>
          <p className="caption">{answer.caption}</p>
          <Code text={answer.text} />
        </>
      )}
    </div>
  );
}

function linesOf(text: string): number {
  return text.split('\n').length;
}

/** Code whose strings stand out, but not the keys of JSON. */
function Code({ text }: { readonly text: string }) {
  return (
    <pre>
      {text.split(/("[^"\n]*":?)/).map((part, index) =>
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one example never change places
        index % 2 === 1 && !part.endsWith(':') ? <b key={index}>{part}</b> : part,
      )}
    </pre>
  );
}

function FormApi() {
  const { id, title, text } = formApi;
  const { errors: errorWords } = reference;
  return (
    <section aria-labelledby={id} className={styles.forms}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      <p>
        <a href={documentLink.href}>{documentLink.text}</a>
      </p>
      <Folded id={beginning.id} title={beginning.title}>
        <CodedTerms terms={beginning.list ?? []} />
      </Folded>
      {calls.map((call) => (
        <CallDetails key={call.id} {...call} />
      ))}
      <Folded id={errorWords.id} title={errorWords.title}>
        <p>{errorWords.text}</p>
        <CodedTerms
          terms={errors.map(({ status, text: meaning, only }) => ({
            term: status,
            text: only.length > 0 ? `${meaning} (${only.join(', ')})` : meaning,
          }))}
        />
      </Folded>
    </section>
  );
}

interface FoldedProps {
  readonly id: string;
  readonly title: string;
  readonly children: React.ReactNode;
}

function Folded({ id, title, children }: FoldedProps) {
  return (
    <details className={`${fold.fold} ${styles.call}`}>
      <summary>
        <h3>{title}</h3>
      </summary>
      {/* A link to it unfolds it. */}
      <div id={id}>{children}</div>
    </details>
  );
}

function CallDetails({ id, title, route, headers, fields, responseFields, examples }: Call) {
  return (
    <Folded id={id} title={title}>
      <p>
        <code className={styles.route}>{route}</code>
      </p>
      <h4>{reference.fields}</h4>
      <Fields fields={fields} words={reference.given} />
      {headers.length > 0 && (
        <>
          <h4>{reference.headers}</h4>
          <CodedTerms terms={headers.map(({ name, text }) => ({ term: name, text }))} />
        </>
      )}
      <h4>{reference.answer}</h4>
      <Fields fields={responseFields} words={reference.got} />
      {examples.map(({ name, summary, curl, response }) => (
        <figure key={name} className={styles.example}>
          <figcaption>{summary}</figcaption>
          <pre>{curl}</pre>
          <p className="caption">
            {reference.answer}: {response.status}
          </p>
          <pre>{response.text}</pre>
        </figure>
      ))}
    </Folded>
  );
}

interface FieldsProps {
  readonly fields: Call['fields'];
  readonly words: { readonly required: string; readonly optional: string };
}

function Fields({ fields, words }: FieldsProps) {
  return (
    <dl>
      {fields.map(({ name, isRequired, rule }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            <span className="caption">{isRequired ? words.required : words.optional}</span>
          </dt>
          <dd>{rule}</dd>
        </div>
      ))}
    </dl>
  );
}
