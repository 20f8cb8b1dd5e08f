/** The JSON interface for people who write programs, made from its own document. */
import type { Metadata, Route } from 'next';
import Link from 'next/link';
import { PaperPage } from '@/app/ui/paper-page';
import { RULES } from '@/lib/server/api/limits';
import { getWords } from '@/lib/server/words';
import { OPERATIONS, PARTS } from './contract';
import { ENTRY_LINES } from './contract/entries';
import { EXAMPLES } from './contract/examples';
import { apiDocument } from './document';
import { OperationText } from './operation-text';
import { SchemaText } from './schema-text';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('api.docs.title') };
}

export default async function ApiPage() {
  const { t, language } = await getWords();
  const document = apiDocument(language);
  const schemas = Object.entries(document.components?.schemas ?? {});
  const code = (chunks: React.ReactNode) => (
    <code className="rounded bg-paper-dark px-1 py-0.5 text-[0.9em]">{chunks}</code>
  );
  return (
    <PaperPage title={t('api.docs.title')} back={'/account' as Route} backLabel={t('ui.back')} wide>
      <div className="flex max-w-prose flex-col gap-5">
        <p>{t('api.docs.what')}</p>
        <Part title={t('api.docs.whoHead')}>{t.rich('api.docs.who', { code })}</Part>
        <Part title={t('api.docs.answersHead')}>{t.rich('api.docs.answers', { code })}</Part>
        <Part title={t('api.docs.pagesHead')}>
          {t.rich('api.docs.pages', { code, limit: RULES.token.limit })}
        </Part>
        <a
          href="/api/v1/openapi.json"
          className="inline-flex min-h-12 items-center underline decoration-ink/30 underline-offset-4"
        >
          {t('api.docs.document')}
        </a>
      </div>
      {PARTS.map((part) => (
        <section key={part} aria-labelledby={part}>
          <h2 id={part} className="border-ink/40 border-b pb-1 font-semibold text-xl">
            {t(`api.docs.${part}Head`)}
          </h2>
          <ul className="divide-y divide-ink/10">
            {OPERATIONS.filter((one) => one.part === part).map(({ id, operation }) => (
              <li key={id}>
                <OperationText
                  about={t(`api.operations.${id}`)}
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
        <h2 id="schemas" className="border-ink/40 border-b pb-1 font-semibold text-xl">
          {t('api.docs.schemas')}
        </h2>
        {schemas.map(([name, schema]) => (
          <div key={name} id={name} className="scroll-mt-4 pt-5">
            <h3 className="font-semibold">{name}</h3>
            {name === 'Entry' && (
              <p className="max-w-prose text-ink-dim">{t('api.fields.entry')}</p>
            )}
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
  );
}

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section>
    <h2 className="font-semibold text-lg">{title}</h2>
    <p className="mt-1">{children}</p>
  </section>
);
