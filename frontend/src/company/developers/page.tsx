import { TextBody, TextPage, TextSection } from '../../sections/TextPage.tsx';
import { Terms } from '../../ui/Terms.tsx';
import { beginning, developers, reference } from './content.ts';
import { calls, errors, type Call } from './operations.ts';
import styles from './page.module.css';

/** The API's public calls, drawn from the OpenAPI document that `npm run openapi` writes beside this file. */
export function Page() {
  const { head, title, caption } = developers;
  const { contents, errors: errorWords } = reference;
  return (
    <TextPage head={head} title={title} caption={caption}>
      <TextBody label={contents} sections={[beginning, ...calls, errorWords]}>
        <TextSection {...beginning} />
        {calls.map((call) => (
          <CallSection key={call.id} {...call} />
        ))}
        <TextSection
          id={errorWords.id}
          title={errorWords.title}
          paragraphs={[errorWords.text]}
          list={errors.map(({ status, text, only }) => ({
            term: status,
            text: only.length > 0 ? `${text} (${only.join(', ')})` : text,
          }))}
        />
      </TextBody>
    </TextPage>
  );
}

function CallSection({ id, title, route, headers, fields, responseFields, examples }: Call) {
  return (
    <section aria-labelledby={id} className={styles.call}>
      <h2 id={id}>{title}</h2>
      <p>
        <code className={styles.route}>{route}</code>
      </p>
      <h3>{reference.fields}</h3>
      <Fields fields={fields} words={reference.given} />
      {headers.length > 0 && (
        <>
          <h3>{reference.headers}</h3>
          <Terms terms={headers.map(({ name, text }) => ({ term: name, text }))} />
        </>
      )}
      <h3>{reference.answer}</h3>
      <Fields fields={responseFields} words={reference.got} />
      {examples.map(({ name, summary, curl, response }) => (
        <figure key={name} className={styles.example}>
          <figcaption>{summary}</figcaption>
          <pre>{curl}</pre>
          <p className="caption">
            {reference.answer} {response.status}
          </p>
          <pre>{response.text}</pre>
        </figure>
      ))}
    </section>
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
