/** The JSON interface for people who write programs, made from its own document. */
import type { Metadata, Route } from 'next';
import Link from 'next/link';
import { PaperPage } from '@/app/ui/paper-page';
import { wordsIn } from '@/lib/i18n/words-in';
import { RULES } from '@/lib/server/access';
import { OPERATIONS, PARTS } from './contract';
import { ENTRY_LINES } from './contract/entries';
import { EXAMPLES } from './contract/examples';
import TEXTS from './contract/texts.json';
import { apiDocument } from './document';
import Intro from './intro.mdx';
import { OperationText } from './operation-text';
import { SchemaText } from './schema-text';

export const metadata: Metadata = { title: TEXTS.page.title };

/** In English whoever reads it, as the fields and the codes are. */
export default function ApiPage() {
  const { t } = wordsIn('en');
  const document = apiDocument();
  const schemas = Object.entries(document.components?.schemas ?? {});
  return (
    <div lang="en">
      <PaperPage title={TEXTS.page.title} back={'/account' as Route} backLabel={t('ui.back')} wide>
        <div className="flex max-w-prose flex-col">
          <p>{TEXTS.page.what}</p>
          <Intro components={PROSE} limit={RULES.token.limit} />
          <a
            href="/api/v1/openapi.json"
            className="mt-5 inline-flex min-h-12 items-center underline decoration-ink/30 underline-offset-4"
          >
            {TEXTS.page.document}
          </a>
        </div>
        {PARTS.map((part) => (
          <section key={part} aria-labelledby={part}>
            <h2 id={part} className="border-ink/40 border-b pb-1 font-semibold text-lg">
              {TEXTS.parts[part]}
            </h2>
            <ul className="divide-y divide-ink/10">
              {OPERATIONS.filter((one) => one.part === part).map(({ id, operation }) => (
                <li key={id}>
                  <OperationText
                    about={TEXTS.operations[id]}
                    operation={operation}
                    said={document.paths?.[operation.path]?.[operation.method]}
                    example={EXAMPLES[id]}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section aria-labelledby="schemas">
          <h2 id="schemas" className="border-ink/40 border-b pb-1 font-semibold text-lg">
            {TEXTS.page.schemas}
          </h2>
          {schemas.map(([name, schema]) => (
            <div key={name} id={name} className="scroll-mt-4 pt-5">
              <h3 className="font-semibold">{name}</h3>
              {name === 'Entry' && <p className="max-w-prose text-ink-dim">{TEXTS.fields.entry}</p>}
              <pre
                // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard too
                tabIndex={0}
                className="mt-1 max-h-96 overflow-auto rounded-lg bg-paper-dark p-3 text-[0.875rem] leading-relaxed"
              >
                {name === 'Entry' ? ENTRY_LINES.join('\n') : <SchemaText schema={schema} />}
              </pre>
            </div>
          ))}
        </section>
        <p>
          <Link
            href="/account"
            className="inline-flex min-h-12 items-center underline decoration-ink/30 underline-offset-4"
          >
            {t('tokens.make')}
          </Link>
        </p>
      </PaperPage>
    </div>
  );
}

/** What the introduction is set in. */
const PROSE = {
  h2: ({ children }: { children?: React.ReactNode }) => (
    <h2 className="mt-5 font-semibold text-lg">{children}</h2>
  ),
  p: ({ children }: { children?: React.ReactNode }) => <p className="mt-1">{children}</p>,
  code: ({ children }: { children?: React.ReactNode }) => (
    <code className="rounded bg-paper-dark px-1 py-0.5 text-[0.9em]">{children}</code>
  ),
};
