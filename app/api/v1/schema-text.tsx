/** A schema of the document as people read it: like a type, with the names of others as links. */
type Schema = { readonly [key: string]: unknown };

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The name that a `$ref` points to. */
const nameIn = (ref: unknown): string => String(ref).split('/').at(-1) ?? '';

/** Where anything may stand. */
const ANY = 'any';

export function SchemaText({ schema, depth = 0 }: { schema: unknown; depth?: number }) {
  if (!isSchema(schema)) return ANY;
  const { $ref, type, properties, items, additionalProperties } = schema;
  if ($ref !== undefined) {
    const name = nameIn($ref);
    return (
      <a href={`#${name}`} className="underline decoration-ink/30 underline-offset-4">
        {name}
      </a>
    );
  }
  if ('const' in schema) return <>{JSON.stringify(schema.const)}</>;
  const options = [...listOf(schema.anyOf), ...listOf(schema.oneOf)];
  if (options.length > 0) return <Choice options={options} depth={depth} />;
  const words = listOf(schema.enum);
  if (words.length > 0) return <>{words.map((word) => JSON.stringify(word)).join(' | ')}</>;
  if (Array.isArray(type))
    return <Choice options={type.map((one) => ({ ...schema, type: one }))} depth={depth} />;
  if (isSchema(properties))
    return <Fields properties={properties} required={listOf(schema.required)} depth={depth} />;
  if (type === 'array')
    return (
      <>
        [<SchemaText schema={items} depth={depth} />, …]
      </>
    );
  if (type === 'object')
    return (
      <>
        {'{ … : '}
        <SchemaText schema={additionalProperties} depth={depth} />
        {' }'}
      </>
    );
  const format = typeof schema.format === 'string' ? ` (${schema.format})` : '';
  return typeof type === 'string' ? type + format : ANY;
}

const Choice = ({ options, depth }: { options: readonly unknown[]; depth: number }) =>
  options.map((option, i) => (
    // The options of a schema have no names and keep their places.
    <span key={i}>
      {i > 0 && ' | '}
      <SchemaText schema={option} depth={depth} />
    </span>
  ));

function Fields({
  properties,
  required,
  depth,
}: {
  properties: Schema;
  required: readonly unknown[];
  depth: number;
}) {
  const names = Object.keys(properties);
  if (names.length === 0) return <>{'{}'}</>;
  const indent = '  '.repeat(depth + 1);
  return (
    <>
      {'{\n'}
      {names.map((name) => (
        <span key={name}>
          {indent}
          <b className="font-semibold">{name}</b>
          {required.includes(name) ? ': ' : '?: '}
          <SchemaText schema={properties[name]} depth={depth + 1} />
          <Note schema={properties[name]} />
          {'\n'}
        </span>
      ))}
      {'  '.repeat(depth)}
      {'}'}
    </>
  );
}

/** What is said about a field. */
function Note({ schema }: { schema: unknown }) {
  const said = isSchema(schema) ? schema.description : undefined;
  if (typeof said !== 'string') return null;
  return <span className="font-sans text-ink-dim">{`  // ${said}`}</span>;
}
