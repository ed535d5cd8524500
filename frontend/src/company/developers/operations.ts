import * as brand from '../../content/brand.ts';
import document from './api.json';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface Content {
  readonly 'application/json': {
    readonly schema: Schema;
    readonly examples?: Readonly<
      Record<string, { readonly summary?: string; readonly value: unknown }>
    >;
  };
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly description: string;
    readonly schema: { readonly pattern: string };
    readonly examples?: Readonly<Record<string, { readonly value: string }>>;
  }[];
  readonly requestBody: { readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content: Content }>
  >;
}

interface Api {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const api: Api = document;
const [server] = api.servers;

/** The parts of a call that the page shows. */
export type Call = ReturnType<typeof callOf>;

/** The document's calls, in order. */
export const calls = Object.entries(api.paths).map(([path, { post }]) => callOf(path, post));

/** Each error of these calls once, with the calls that return it if not all do. */
export const errors = [...new Set(calls.flatMap(({ responses }) => Object.keys(responses)))]
  .filter((status) => status !== '200')
  .toSorted()
  .map((status) => {
    const having = calls.filter(({ responses }) => status in responses);
    const only = having.length < calls.length ? having.map(({ title }) => title) : [];
    return {
      status,
      only,
      text: having[0]?.responses[status]?.description ?? '',
    };
  });

function callOf(
  path: string,
  { operationId, summary, parameters, requestBody, responses }: Operation,
) {
  const { schema, examples = {} } = requestBody.content['application/json'];
  const url = `${server?.url}${path}`;
  return {
    id: operationId,
    title: summary,
    route: `POST ${url}`,
    fields: fieldsOf(schema),
    headers: parameters.map(({ name, description, schema: { pattern } }) => ({
      name,
      text: `${description} It matches ${pattern}.`,
    })),
    responses,
    responseFields: fieldsOf(responses['200']?.content['application/json'].schema),
    examples: Object.entries(examples).map(([name, { summary: what = '', value }]) => ({
      name,
      summary: what,
      curl: curlOf(
        url,
        parameters.flatMap((header) => {
          const shown = header.examples?.[name];
          return shown ? [`${header.name}: ${shown.value}`] : [];
        }),
        value,
      ),
      response: responseTo(name, responses),
    })),
  };
}

/** The response example of that name, and its status. */
function responseTo(name: string, responses: Operation['responses']) {
  const found = Object.entries(responses)
    .map(([status, { content }]) => ({
      status,
      shown: content['application/json'].examples?.[name],
    }))
    .find(({ shown }) => shown !== undefined);
  return { status: found?.status ?? '', text: written(found?.shown?.value) };
}

function fieldsOf(given: Schema | undefined) {
  const schema = resolved(given ?? {});
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    isRequired: schema.required?.includes(name) ?? false,
    rule: ruleOf(resolved(field)),
  }));
}

function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (api.components.schemas[name] ?? {});
}

/** A field's rules in words: length or value, description, and choices. */
function ruleOf({
  type,
  const: only,
  enum: values,
  minLength = 0,
  maxLength,
  description,
}: Schema) {
  const least = minLength > 0 ? `${minLength} to` : 'at most';
  const length = maxLength === undefined ? [] : [`${least} ${maxLength} characters`];
  const value = only === undefined ? [] : [`always ${JSON.stringify(only)}`];
  const words = description ?? (length.length + value.length > 0 ? undefined : type);
  const rule = [...length, ...value, ...(words === undefined ? [] : [words])].join('; ');
  return values ? `${rule}: ${values.join(', ')}` : rule;
}

/** The request as a shell command. */
function curlOf(url: string, headers: readonly string[], body: unknown): string {
  return [
    `curl ${brand.origin}${url}`,
    ...['Content-Type: application/json', ...headers].map((header) => `  -H ${quoted(header)}`),
    `  -d ${quoted(written(body).replaceAll('\n', '\n  '))}`,
  ].join(' \\\n');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function written(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
