/** One operation: its address, what goes in, what comes out, and an example. */
import type { Operation } from '@/lib/server/transports/contract';
import TEXTS from './contract/texts.json';
import { SchemaText } from './schema-text';

const box = 'mt-1 overflow-x-auto rounded-lg bg-paper-dark p-3 text-[0.875rem] leading-relaxed';

/** What of an operation of the document is shown. */
type Said = {
  readonly parameters?: readonly unknown[] | undefined;
  readonly requestBody?: unknown;
  readonly responses?: unknown;
};
type Example = { readonly path: string; readonly body?: object; readonly value: unknown };

export function OperationText({
  about,
  operation: { method, path, scope },
  said,
  example,
}: {
  about: string;
  operation: Operation;
  said: Said | undefined;
  example: Example;
}) {
  const parameters = (said?.parameters ?? []).flatMap((one) => queryParameter(one) ?? []);
  const body = schemaOf(said?.requestBody);
  const answer = schemaOf(at(said?.responses, '200'));
  const asked = `${method.toUpperCase()} /api/v1${example.path}\n`;
  const value = at(answer, 'properties', 'value');
  return (
    <details className="group py-1">
      <summary className="flex min-h-12 flex-wrap items-center gap-x-3 py-2">
        <code className="font-semibold">
          <span className="inline-block min-w-16">{method.toUpperCase()}</span>
          {path}
        </code>
        <span className="basis-full text-ink-dim">{about}</span>
      </summary>
      <div className="flex flex-col gap-4 pb-6">
        <p className="text-[0.9375rem] text-ink-dim">
          {scope === null ? TEXTS.page.public : `${TEXTS.page.scope}: ${scope}`}
        </p>
        {parameters.length > 0 && (
          <Block title={TEXTS.page.parameters}>
            {parameters.map(({ name, schema }) => (
              <span key={name}>
                <b className="font-semibold">{name}</b>
                {': '}
                <SchemaText schema={schema} />
                {'\n'}
              </span>
            ))}
          </Block>
        )}
        {body !== undefined && (
          <Block title={TEXTS.page.body}>
            <SchemaText schema={body} />
          </Block>
        )}
        {value !== undefined && (
          <Block title={TEXTS.page.value}>
            <SchemaText schema={value} />
          </Block>
        )}
        <Block title={TEXTS.page.example}>
          {asked}
          {example.body !== undefined && `${folded(example.body)}\n`}
          {typeof example.value === 'string'
            ? `\n${example.value}`
            : `\n${folded({ ok: true, value: example.value })}`}
        </Block>
      </div>
    </details>
  );
}

const Block = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <div className="min-w-0">
    <h3 className="text-[0.9375rem] text-ink-dim">{title}</h3>
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard too
      tabIndex={0}
      className={box}
    >
      {children}
    </pre>
  </div>
);

/** What lies within a part of the document. */
const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
const schemaOf = (said: unknown): unknown => at(said, 'content', 'application/json', 'schema');

function queryParameter(said: unknown): { name: string; schema: unknown } | null {
  const name = at(said, 'name');
  return at(said, 'in') === 'query' && typeof name === 'string'
    ? { name, schema: at(said, 'schema') }
    : null;
}

/** How long a line of an example may be. */
const WIDTH = 72;

/** A value as JSON, what is short on one line. */
function folded(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= WIDTH)
    return flat;
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const lines = Object.entries(value).map(
    ([key, one]) => `${inner}${isList ? '' : `${JSON.stringify(key)}: `}${folded(one, inner)}`,
  );
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}
